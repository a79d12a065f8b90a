import { userInfo } from 'node:os'

/** Whoever may use the test's store; whoever does not sign with it may do nothing. */
export const storeKeys = { id: 'sira:essai', secret: 'a-secret-of-the-test-store' }

type Ports = Record<'account' | 'container' | 'object' | 'proxy', number>
const behind = ['account', 'container', 'object'] as const

/** The files of settings of one Swift on one disk, each server one process. */
export function settingsOf(folder: string, ports: Ports): Record<string, string> {
  const common = (port: number) => `[DEFAULT]
swift_dir = ${folder}
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
devices = ${folder}/devices
mount_check = false
`
  const servers = behind.map((name) => [
    `${name}.conf`,
    `${common(ports[name])}
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`,
  ])
  return {
    ...Object.fromEntries(servers),
    'swift.conf': `[swift-hash]
swift_hash_path_suffix = sira
[storage-policy:0]
name = one
default = yes
`,
    'proxy.conf': `${common(ports.proxy)}
[pipeline:main]
pipeline = catch_errors cache listing_formats bulk s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_${storeKeys.id.replace(':', '_')} = ${storeKeys.secret} .admin
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
${['catch_errors', 'listing_formats', 'bulk', 's3api', 'slo']
  .map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`)
  .join('')}`,
  }
}

/** A program of Python that notes, for each of them, that all it keeps is on the one disk. */
export function ringsOf(ports: Ports): string {
  const rings = behind.map((name) => `'${name}': ${ports[name]}`).join(', ')
  return `
from swift.common.ring import RingBuilder
for name, port in {${rings}}.items():
    builder = RingBuilder(1, 1, 0)
    builder.add_dev(dict(region=1, zone=1, ip='127.0.0.1', port=port, device='disk', weight=1,
                         replication_ip='127.0.0.1', replication_port=port))
    builder.rebalance()
    builder.get_ring().save(name + '.ring.gz')
`
}
