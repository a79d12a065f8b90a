import type { Locale } from '@sira/contract/locales'
import { defaultSettings } from '@sira/contract/records/settings'
import type { PayloadRequest } from 'payload'
import type { Paper, PaperLogo } from './paper.ts'
import { printedLogo } from './printedLogo.ts'
import { paperWords } from './words/paperWords.ts'
import { fromLeft, isolated, writtenPhone } from './writtenValues.ts'

/** Who gives the paper: the company, from the settings. */
export interface Issuer {
  name: string
  address: string
  phone: string
  email: string
  /** Its numbers in the registers, empty where the settings have none. */
  ifu: string
  rccm: string
  logo?: PaperLogo | undefined
}

export async function issuerOf(req: PayloadRequest): Promise<Issuer> {
  const settings = await req.payload.findGlobal({ slug: 'settings', depth: 1, req })
  return {
    name: settings.brandName || defaultSettings.brandName,
    address: settings.address || defaultSettings.address,
    phone: settings.firstContact || defaultSettings.firstContact,
    email: settings.email || defaultSettings.email,
    ifu: settings.ifu ?? '',
    rccm: settings.rccm ?? '',
    logo: await printedLogo(settings.logo, req.payload),
  }
}

export function issuerLines(issuer: Issuer, lang: Locale): Paper['issuer'] {
  const { name, address, phone, email, ifu, rccm, logo } = issuer
  const call = paperWords[lang].phoneOfUs(writtenPhone(phone))
  const registers = [ifu && `IFU ${fromLeft(ifu)}`, rccm && `RCCM ${fromLeft(rccm)}`].filter(
    Boolean,
  )
  const lines = [isolated(address), `${call} · ${isolated(email)}`]
  return { name, lines: registers.length ? [...lines, registers.join(' · ')] : lines, logo }
}
