import type { SanitizedConfig } from 'payload'
import { nobody } from './nobody.ts'

const acts = ['create', 'read', 'readVersions', 'update', 'delete', 'unlock'] as const

/**
 * Payload (3.90, config/sanitize.js) and its plugins add collections and globals after ours, some
 * open to every account: one request to the notes of the schedule stopped all planned work. All but
 * those named here are the program's alone.
 */
export function closeOthers(open: readonly string[]) {
  return (config: SanitizedConfig): SanitizedConfig => {
    for (const { access, slug } of [...config.collections, ...config.globals]) {
      if (open.includes(slug)) continue
      for (const act of acts) Object.assign(access, { [act]: nobody })
    }
    return config
  }
}
