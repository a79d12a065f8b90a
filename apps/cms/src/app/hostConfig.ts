import type { SanitizedConfig } from 'payload'

const key = Symbol.for('sira.payloadConfig')
const shared = globalThis as typeof globalThis & { [key]?: SanitizedConfig }

/** The host hands its configuration over before Next loads a screen. */
export function shareConfig(config: SanitizedConfig): void {
  shared[key] = config
}

/**
 * The host's configuration, for Next's screens. They do not import `payload.config.ts`: the bundle
 * would hold a second copy of every collection, hook and database package. While Next is building
 * there is no host, and nobody asks.
 */
export const hostConfig: Promise<SanitizedConfig> = Promise.resolve(shared[key] as SanitizedConfig)
