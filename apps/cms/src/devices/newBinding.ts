import type { Payload } from 'payload'
import { type DevicePurpose, kept, newSpokenCode } from './secrets.ts'

export const hoursOfLink = 24
const hourMs = 60 * 60_000

/** A code to say, and the data by which one device may be bound with it and the link, once. */
export function newBinding(link: string, purpose: DevicePurpose, payload: Payload) {
  const code = newSpokenCode()
  const data = {
    lien: kept(link, purpose, payload),
    codeLien: kept(code, purpose, payload),
    essaisLien: 0,
    lienJusque: new Date(Date.now() + hoursOfLink * hourMs).toISOString(),
  }
  return { code, data }
}
