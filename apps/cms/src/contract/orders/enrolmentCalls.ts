import { readReference } from '@sira/contract/dossiers/reference'
import { enrolmentChange } from '@sira/contract/enrolments/enrolmentCalls'
import { evaluationRequest } from '@sira/contract/evaluations/evaluation'
import { isEmail, seenEmail } from '@sira/contract/forms/email'
import { internationalPhone } from '@sira/contract/forms/phone'
import { waitingReply, waitingRequest, waitingSplit } from '@sira/contract/waiting/waitingCalls'
import type { ContractError } from '@sira/contract/wire/errors'
import { conflict, invalidForm, notFound } from '@sira/contract/wire/refusals'
import { senderOf } from '@sira/host/counting/senderOf'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { APIError, createLocalReq, type Payload } from 'payload'
import { foundByPair } from '../../dossiers/followUp/foundByPair.ts'
import { foundOrNothing } from '../../dossiers/followUp/foundOrNothing.ts'
import { evaluate } from '../../enrolments/evaluations/evaluate.ts'
import { findEnrolment } from '../../enrolments/followUp/findEnrolment.ts'
import { wireEnrolment } from '../../enrolments/followUp/wireEnrolment.ts'
import { AlreadyWaiting } from '../../enrolments/waiting/entry/alreadyWaiting.ts'
import { joinList } from '../../enrolments/waiting/entry/joinList.ts'
import { splitEntry } from '../../enrolments/waiting/entry/splitEntry.ts'
import type { Wish } from '../../enrolments/waiting/entry/wish.ts'
import { wireEntry } from '../../enrolments/waiting/followUp/wireEntry.ts'
import { endEntry } from '../../enrolments/waiting/offers/endEntry.ts'
import { formEnvelope } from '../../messages/reception/door/formEnvelope.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { beginOnline } from '../../money/prompts/beginOnline.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import { changeEnrolment } from '../../orders/enrolment/changeEnrolment.ts'
import { takeOffer } from '../../orders/offers/takeOffer.ts'
import { orderRecord } from '../../orders/page/orderRecord.ts'
import { networkMark } from '../../orders/shares/networkMark.ts'
import type { WaitingEntry } from '../../payload-types.ts'
import type { OrderLimits } from './orderLimits.ts'

/** The calls about seats and waiting lists (product 13). */
export function takeEnrolmentCalls(
  app: FastifyInstance,
  payload: Payload,
  limits: OrderLimits,
): void {
  app.post('/inscriptions/changer', async (request, reply) => {
    await limits.write(request)
    const { key } = formEnvelope(request.headers)
    const { reference, phone, ...change } = readBy(enrolmentChange, dataOf(request))
    const pair = { reference: readReference(reference) ?? '', phone }
    const found = await limits.guess(request, () =>
      foundOrNothing(() => findEnrolment(pair, payload)),
    )
    const changed = await changeEnrolment(found, change, key, payload).catch(asConflict)
    const data = { id: changed.id, attributes: wireEnrolment(changed) }
    return reply.header('cache-control', 'no-store').send({ data, meta: {} })
  })

  app.post('/inscriptions/evaluer', async (request, reply) => {
    await limits.write(request)
    const { reference, phone, ...given } = readBy(evaluationRequest, dataOf(request))
    const pair = { reference: readReference(reference) ?? '', phone }
    const { enrolment } = await limits.guess(request, () =>
      foundOrNothing(() => findEnrolment(pair, payload)),
    )
    await evaluate(enrolment.id, given, payload)
    const data = { id: enrolment.id, attributes: { reference: enrolment.reference } }
    return reply.header('cache-control', 'no-store').send({ data, meta: {} })
  })

  app.post('/attentes', async (request, reply) => {
    await limits.write(request)
    const { key, locale } = formEnvelope(request.headers)
    const wish = readWish(dataOf(request), locale)
    const sending = { key, network: networkMark(senderOf(request), payload) }
    const entry = await joined(request, () => joinList(wish, sending, payload))
    const data = { id: entry.id, attributes: await wireEntry(entry, payload) }
    return reply.header('cache-control', 'no-store').send({ data, meta: {} })
  })

  app.post('/attentes/repondre', async (request, reply) => {
    await limits.write(request)
    const { reference, phone, reponse, acompte } = readBy(waitingReply, dataOf(request))
    const pair = { reference: readReference(reference) ?? '', phone }
    const found = await limits.guess(request, () =>
      foundOrNothing(() => foundByPair('attentes', pair, payload)),
    )
    if (reponse === 'prendre') {
      const network = networkMark(senderOf(request), payload)
      const taker = { network, step: { by: 'client' }, acompte } as const
      const { entry, order } = await takeOffer(found, taker, payload).catch(asConflict)
      await beginOnline(order, payload)
      const commande = await orderRecord(order, payload)
      const attributes = { ...(await wireEntry(entry, payload)), commande }
      const data = { id: entry.id, attributes }
      return reply.header('cache-control', 'no-store').send({ data, meta: {} })
    }
    const to = reponse === 'decliner' ? 'déclinée' : 'retirée'
    const entry = found.etat === to ? found : await ended(found, to)
    const data = { id: entry.id, attributes: await wireEntry(entry, payload) }
    return reply.header('cache-control', 'no-store').send({ data, meta: {} })
  })

  app.post('/attentes/partager', async (request, reply) => {
    await limits.write(request)
    const { reference, phone, places } = readBy(waitingSplit, dataOf(request))
    const pair = { reference: readReference(reference) ?? '', phone }
    const found = await limits.guess(request, () =>
      foundOrNothing(() => foundByPair('attentes', pair, payload)),
    )
    const req = await createLocalReq({}, payload)
    const split = splitEntry(found, places, { by: 'client' }, req)
    const { entry, other } = await split.catch(asConflict)
    const { jusqua: _, ...attributes } = await wireEntry(entry, payload)
    const data = { id: entry.id, attributes: { ...attributes, autre: other } }
    return reply.header('cache-control', 'no-store').send({ data, meta: {} })
  })

  async function ended({ id }: WaitingEntry, to: 'déclinée' | 'retirée') {
    const req = await createLocalReq({}, payload)
    return endEntry(id, to, { by: 'client' }, req).catch(asConflict)
  }

  /** Counts a request for a person who waits already as a guess, and reveals nothing. */
  async function joined<Found>(request: FastifyRequest, join: () => Promise<Found>) {
    let isGuess = false
    const look = () =>
      join().catch((error: unknown) => {
        isGuess = error instanceof AlreadyWaiting
        throw isGuess ? notFound() : error
      })
    return limits.guess(request, look).catch((error: unknown): never => {
      throw isGuess ? alreadyWaiting() : error
    })
  }
}

function alreadyWaiting(): ContractError {
  return conflict('Somebody of this name and number waits already')
}

/** A move that came too late says so as the contract does; its sentence is for staff. */
function asConflict(error: unknown): never {
  const isLate = error instanceof APIError && error.status === 409
  throw isLate ? conflict('This cannot be changed any more') : error
}

function readWish(data: object, locale: Wish['locale']): Wish {
  const sent = readBy(waitingRequest, data)
  const { indicatif = '+226' } = sent
  const phone = internationalPhone(sent.phone, indicatif)
  const email = seenEmail(sent.email ?? '')
  const problems = [
    ...(phone === undefined ? [{ path: ['phone'], message: 'phone must be a phone number' }] : []),
    ...(email !== '' && !isEmail(email)
      ? [{ path: ['email'], message: 'email must be a valid email' }]
      : []),
  ]
  if (problems.length > 0 || phone === undefined) throw invalidForm(problems)
  const kept = { phone, indicatif, email: email === '' ? null : email.normalize() }
  return { ...sent, ...kept, locale: sent.locale ?? locale }
}

function dataOf({ body, headers }: FastifyRequest): object {
  return sentData(body, headers['content-type'])
}
