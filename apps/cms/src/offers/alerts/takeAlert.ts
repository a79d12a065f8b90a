import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isLocale } from '@sira/contract/locales'
import { type AlertCriterion, alertCriteria } from '@sira/contract/offers/alert'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { lockRecord } from '../../database/records/lockRecord.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { move } from '../../dossiers/moves/move.ts'
import type { FormValues } from '../../messages/reception/door/checkForm.ts'
import type { CameWith, Keep } from '../../messages/reception/door/keep.ts'
import type { JobAlert } from '../../payload-types.ts'
import { alertMachine } from './alertMachine.ts'
import { askForAlert } from './askForAlert.ts'

/** Longer than either way takes, so that the time tells nothing. */
const answerTimeMs = 150
/** The least time between two letters to an address, which a stranger may have typed. */
const betweenLettersMs = 10 * 60_000
/** Of one address, confirmed or not. */
const mostAlerts = 5
/** A search that nobody has confirmed after this time gives way to a new one. */
const confirmedWithinMs = 24 * 60 * 60_000

type Criteria = Partial<Record<AlertCriterion, string>>

/**
 * Keeps an alert once per address and search. The answer is the same for every address, its number
 * included: a stranger cannot find out who looks for work.
 */
export const takeAlert: Keep = async (values, cameWith, payload) => {
  const email = (values.email ?? '').toLowerCase()
  const locale = isLocale(values.locale) ? values.locale : cameWith.locale
  const criteres = criteriaOf(values)
  const asked = { email, criteres, cameWith: { ...cameWith, locale } }
  await Promise.all([keepOnce(asked, payload), pause(answerTimeMs)])
  const now = new Date().toISOString()
  const id = digest('alert', [email], payload).readUIntBE(0, 6)
  const attributes = {
    email: values.email ?? null,
    locale,
    criteres,
    createdAt: now,
    updatedAt: now,
  }
  return { entity: { id, attributes } }
}

function criteriaOf(values: FormValues): Criteria {
  return Object.fromEntries(
    alertCriteria.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  )
}

interface Asked {
  email: string
  criteres: Criteria
  cameWith: CameWith
}

async function keepOnce(asked: Asked, payload: Payload): Promise<void> {
  const { email, criteres, cameWith } = asked
  const { locale, suspicion } = cameWith
  const cle = digest('alert of', [email, criteres], payload).toString('base64url')
  const req = await createLocalReq({}, payload)
  await withinTransaction(req, async () => {
    await lockRecord('alertes', email, req)
    const where = { email: { equals: email } }
    const known = { collection: 'alertes', where, pagination: false, depth: 0, req } as const
    const { docs } = await payload.find(known)
    const same = docs.find((alert) => alert.cle === cle)
    if (same) return suspicion === undefined ? askAgain(same, req) : undefined
    const kept = docs.filter(({ etat }) => etat !== 'arrêtée')
    if (kept.length >= mostAlerts && !(await giveWay(kept, req))) return
    const demandeeLe = new Date().toISOString()
    const why = suspicion ?? null
    const data = { email, ...criteres, cle, locale, suspicion: why, demandeeLe }
    const alert = await payload.create({
      collection: 'alertes',
      data: { ...data, etat: 'à_confirmer' },
      depth: 0,
      req,
    })
    // A form that looks automatic is kept; no letter is sent.
    if (suspicion === undefined) await askForAlert(alert, req)
  })
}

/**
 * Deletes the oldest search that nobody confirmed in time: a stranger who typed an address, or its
 * owner who lost the letters, would keep it from further alerts. False where there is none.
 */
async function giveWay(kept: readonly JobAlert[], req: PayloadRequest): Promise<boolean> {
  const since = new Date(Date.now() - confirmedWithinMs).toISOString()
  const [oldest] = kept
    .filter(({ etat, demandeeLe }) => etat === 'à_confirmer' && (demandeeLe ?? '') < since)
    .toSorted((one, other) => (one.demandeeLe ?? '').localeCompare(other.demandeeLe ?? ''))
  if (oldest) await req.payload.delete({ collection: 'alertes', id: oldest.id, depth: 0, req })
  return oldest !== undefined
}

/** For a search that was never confirmed, or was stopped and comes back. */
async function askAgain(alert: JobAlert, req: PayloadRequest): Promise<void> {
  const { id, etat, demandeeLe, suspicion } = alert
  const lately = !suspicion && Date.now() - Date.parse(demandeeLe ?? '') < betweenLettersMs
  if (etat === 'active' || lately) return
  const data = { demandeeLe: new Date().toISOString(), suspicion: null }
  if (etat === 'arrêtée') {
    const effects = async () => data
    await move(alertMachine, { id, to: 'à_confirmer', step: { by: 'client' } }, req, { effects })
  } else {
    await req.payload.update({ collection: 'alertes', id, data, depth: 0, req })
  }
  await askForAlert(alert, req)
}

function digest(what: string, of: readonly unknown[], { secret }: Pick<Payload, 'secret'>): Buffer {
  return createHmac('sha256', secret)
    .update(`${what} ${JSON.stringify(of)}`)
    .digest()
}
