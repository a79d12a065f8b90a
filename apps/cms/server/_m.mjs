import v8 from 'node:v8'; import vm from 'node:vm'
const m=(l)=>{const u=process.memoryUsage();console.log(l,Math.round(u.rss/1e6),'heapTotal',Math.round(u.heapTotal/1e6),'used',Math.round(u.heapUsed/1e6),'ext',Math.round(u.external/1e6))}
if(process.argv[2]) v8.setFlagsFromString(process.argv[2])
const {getPayload}=await import('payload')
const config=(await import('../src/payload.config.ts')).default; m('config')
const payload=await getPayload({config}); m('getPayload')
const {createHost}=await import('./host.ts');
const {readEnvironment}=await import('./environment.ts')
const h=await createHost(readEnvironment(process.env),payload);
await h.screens.prepare(); m('next')
v8.setFlagsFromString('--expose-gc'); const gc=vm.runInNewContext('gc'); const t=performance.now(); gc({type:'major',execution:'sync',flavor:'last-resort'}); console.log(performance.now()-t)
m('gc')
await new Promise(r=>setTimeout(r,1500)); m('later')
process.exit()
