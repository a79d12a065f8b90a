import { findOrInstall } from './debian.ts'

/** Each server has a package of its own. */
const servers = ['account', 'container', 'object', 'proxy'] as const

/** OpenStack Swift, an object store that speaks S3: `swift-proxy-server` and those behind it. */
export function findOrInstallSwift(): Record<(typeof servers)[number], string> | undefined {
  const found = servers.map((name) => {
    const program = findOrInstall([`/usr/bin/swift-${name}-server`], `swift-${name}`)
    return [name, program] as const
  })
  if (found.some(([, program]) => program === undefined)) return undefined
  return Object.fromEntries(found) as Record<(typeof servers)[number], string>
}
