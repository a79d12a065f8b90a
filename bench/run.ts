import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Each bench guards a promise of the product; its file begins with its requirements. */
const benches: Readonly<Record<string, { file: string; about: string }>> = {
  speed: { file: 'speed.ts', about: 'pages and lists beside nginx, start, memory' },
  many: {
    file: 'many.ts',
    about: 'everything that is read, with 45,000 records [sqlite | postgres]',
  },
  rooms: {
    file: 'rooms.ts',
    about: 'what is read of 5,000 sessions with 100,000 enrolments [sqlite | postgres] [equal]',
  },
  candidates: {
    file: 'candidates.ts',
    about: 'board and search of 10,000 candidates for 2,000 offers [sqlite | postgres]',
  },
  kills: { file: 'kills.ts', about: 'forms sent while the product is killed' },
  disk: { file: 'disk.ts', about: 'forms on a disk that is full or slow' },
  siege: { file: 'siege.ts', about: 'people among attackers' },
  payments: { file: 'payments.ts', about: 'orders paid on bad days of an operator' },
  seats: {
    file: 'seats.ts',
    about: 'seats bought, cancelled and offered while the product is killed',
  },
  guesses: {
    file: 'guesses.ts',
    about: 'wrong references and phone numbers, told apart by nothing',
  },
  cluster: { file: 'cluster.ts', about: 'several programs that keep failing [minutes]' },
  restarts: { file: 'restarts.ts', about: 'another version in place, while people read and write' },
  saves: { file: 'saves.ts', about: 'what staff save, as they work' },
  cuts: { file: 'cuts.ts', about: 'visitors whose network breaks off' },
  lighthouse: { file: 'lighthouse.ts', about: 'pages on a simulated phone [/faq …]' },
  'before-after': {
    file: 'beforeAfter.ts',
    about: 'another checkout beside this one [folder rounds]',
  },
}

const [name = '', ...given] = process.argv.slice(2)
const bench = benches[name]
if (bench === undefined) {
  const lines = Object.entries(benches).map(([one, { about }]) => `  ${one.padEnd(14)}${about}`)
  console.info(`npm run bench -- <name> […]\n${lines.join('\n')}`)
  process.exitCode = name === '' ? 0 : 1
} else {
  const command = ['--no-warnings', join(import.meta.dirname, bench.file), ...given]
  const child = spawn(process.execPath, command, { stdio: 'inherit' })
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
