import { spokenCode } from '@sira/contract/attestations/attestation'
import { localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { writtenDay } from '@sira/contract/writtenDates'
import type { PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { publicUrl } from '../../../environment/publicUrl.ts'
import { drawPage } from '../../../papers/drawPage.ts'
import { type Issuer, issuerLines, issuerOf } from '../../../papers/issuer.ts'
import { paperCloth } from '../../../papers/paperCloth.ts'
import { fromLeft, isolated } from '../../../papers/writtenValues.ts'
import type { CertifiedValues } from '../certifiedValues.ts'
import { certificateWords } from './certificateWords.ts'

/** Counted up with each change of what the paper says or looks like: it is kept with each one. */
export const attestationTemplate = 2

interface Certified extends CertifiedValues {
  code: string
  /** The reference of its seat. */
  reference: string
  /** How many steps its participant reads of, this one among them. */
  steps: number
}

export async function drawAttestation(certified: Certified, req: PayloadRequest): Promise<Buffer> {
  const issuer = await issuerOf(req)
  return drawPage('attestation.typ', certificate(certified, issuer, publicUrl(req.payload)))
}

/** The page of a certificate; its square leads to the page that says whether it still holds. */
export function certificate(certified: Certified, issuer: Issuer, site: string) {
  const { locale: lang, nom, formation, debut, fin, heures, delivreeLe, code } = certified
  const { reference, steps } = certified
  const words = certificateWords[lang]
  const address = `${site}${localisedPath(routes.attestation(code), lang)}`
  const [from, to] = [writtenDay(debut, lang), writtenDay(fin, lang)]
  return {
    lang,
    title: words.title,
    code: spokenCode(code),
    day: delivreeLe.slice(0, 10),
    issuer: issuerLines(issuer, lang),
    cloth: paperCloth(reference, steps, lang),
    certifies: words.certifies,
    holder: isolated(nom),
    followed: words.followed,
    training: isolated(formation),
    dates: `${from === to ? words.on(from) : words.fromTo(from, to)} · ${words.hours(heures)}`,
    facts: [
      { label: words.issuedOn, value: writtenDay(delivreeLe, lang) },
      { label: words.code, value: fromLeft(spokenCode(code)) },
    ],
    check: words.check,
    address,
    shown: fromLeft(address.replace(/^https?:\/\//, '')),
    qr: renderSVG(address, { ecc: 'M', border: 2 }),
    footer: `${issuer.name} · ${words.title} ${fromLeft(spokenCode(code))}`,
  }
}
