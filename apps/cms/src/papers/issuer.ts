import type { Locale } from '@sira/contract/locales'
import { defaultSettings } from '@sira/contract/records/settings'
import type { PayloadRequest } from 'payload'
import type { Paper } from './paper.ts'
import { paperWords } from './words/paperWords.ts'
import { isolated, writtenPhone } from './writtenValues.ts'

/** Who gives the paper: the company, from the settings. */
export interface Issuer {
  name: string
  address: string
  phone: string
  email: string
}

export async function issuerOf(req: PayloadRequest): Promise<Issuer> {
  const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0, req })
  return {
    name: settings.brandName || defaultSettings.brandName,
    address: settings.address || defaultSettings.address,
    phone: settings.firstContact || defaultSettings.firstContact,
    email: settings.email || defaultSettings.email,
  }
}

export function issuerLines(issuer: Issuer, lang: Locale): Paper['issuer'] {
  const { name, address, phone, email } = issuer
  const call = paperWords[lang].phoneOfUs(writtenPhone(phone))
  return { name, lines: [isolated(address), `${call} · ${isolated(email)}`] }
}
