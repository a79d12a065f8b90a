import { defaultSettings } from '@sira/contract/records/settings'
import type { Payload, PayloadRequest } from 'payload'

export interface MailIdentity {
  /** The name of the sender. */
  brand: string
  /** The company's address, as the site shows it. */
  address: string
  /** The address for notices of new messages. */
  noticesTo: string
}

/** Gives the sender of our letters, from the settings. */
export async function mailIdentity(payload: Payload, req?: PayloadRequest): Promise<MailIdentity> {
  const within = req === undefined ? {} : { req }
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, ...within })
  const reception = await payload.findGlobal({ slug: 'reception', depth: 0, ...within })
  const address = settings.email || defaultSettings.email
  return {
    brand: settings.brandName || defaultSettings.brandName,
    address,
    noticesTo: reception.noticesTo || address,
  }
}
