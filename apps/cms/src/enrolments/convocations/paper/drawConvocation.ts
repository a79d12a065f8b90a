import { type Locale, localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { writtenDay } from '@sira/contract/writtenDates'
import type { PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { publicUrl } from '../../../environment/publicUrl.ts'
import { drawPage } from '../../../papers/drawPage.ts'
import { issuerLines, issuerOf } from '../../../papers/issuer.ts'
import { paperCloth } from '../../../papers/paperCloth.ts'
import { fromLeft, isolated } from '../../../papers/writtenValues.ts'
import type { Enrolment, TrainingSession } from '../../../payload-types.ts'
import { factsOf } from '../../../sessions/changes/toldFacts.ts'
import { changeFacts } from '../../news/changeFacts.ts'
import { halfDaysOfSession } from '../../presence/attendance.ts'
import { shownSteps } from '../../seats/shownSteps.ts'
import { convocationWords } from './convocationWords.ts'

interface Convoked {
  seat: Pick<Enrolment, 'reference' | 'nom' | 'etapes'>
  /** `depth` 1, in the language of the paper. */
  session: TrainingSession
  locale: Locale
}

interface PaperLine {
  label: string
  value: string
  href?: string
}

/** More of them are told by the first and the last. */
const mostDays = 12

/** The paper that a participant brings along: drawn when it is asked for, so that it says what holds today. */
export async function drawConvocation(
  { seat, session, locale }: Convoked,
  req: PayloadRequest,
): Promise<Buffer> {
  const { reference, nom } = seat
  const words = convocationWords[locale]
  const issuer = await issuerOf(req)
  const path = `${localisedPath(routes.followUp, locale)}?reference=${reference}`
  const address = `${publicUrl(req.payload)}${path}`
  const { formation, mode, lienPrive } = session
  return drawPage('convocation.typ', {
    lang: locale,
    title: words.title,
    reference,
    day: new Date().toISOString().slice(0, 10),
    issuer: issuerLines(issuer, locale),
    cloth: paperCloth(reference, shownSteps(seat).length, locale),
    holder: nom ? isolated(nom) : words.unnamed,
    invited: words.invited,
    training: isolated(typeof formation === 'object' ? (formation.Theme ?? '') : ''),
    facts: [
      { label: words.reference, value: fromLeft(reference) },
      ...(await linesOf(session, locale, req)),
    ],
    notes: [
      ...(lienPrive ? [words.keepLink] : []),
      ...(mode === 'presentiel' ? [words.early] : []),
    ],
    follow: words.follow,
    address,
    shown: fromLeft(address.replace(/^https?:\/\//, '')),
    qr: renderSVG(address, { ecc: 'M', border: 2 }),
    footer: `${issuer.name} · ${words.title} ${fromLeft(reference)}`,
  })
}

async function linesOf(
  session: TrainingSession,
  locale: Locale,
  req: PayloadRequest,
): Promise<PaperLine[]> {
  const words = convocationWords[locale]
  const { salle, carte, lienPrive, formateur } = session
  const facts = factsOf(session)
  const days = [...new Set((await halfDaysOfSession(session, req)).map(({ day }) => day))]
  const held = days.length > 1 && days.length <= mostDays
  const trainer = typeof formateur === 'object' ? formateur : undefined
  const name = [trainer?.Prenoms, trainer?.Nom].filter(Boolean).join(' ')
  return [
    ...changeFacts(facts, facts, locale),
    ...(held
      ? [{ label: words.days, value: days.map((day) => writtenDay(day, locale)).join('\n') }]
      : []),
    ...(salle ? [{ label: words.room, value: isolated(salle) }] : []),
    ...(carte ? [{ label: words.map, value: fromLeft(carte), href: carte }] : []),
    ...(lienPrive ? [{ label: words.link, value: fromLeft(lienPrive), href: lienPrive }] : []),
    ...(name === '' ? [] : [{ label: words.trainer, value: isolated(name) }]),
  ]
}
