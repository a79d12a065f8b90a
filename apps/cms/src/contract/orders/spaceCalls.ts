import {
  codeRequest,
  endRequest,
  eraseRequest,
  exportRequest,
  letterRequest,
  openSpaceRequest,
  spacePath,
  spaceRequest,
  stopAlertRequest,
} from '@sira/contract/dossiers/space'
import { isEmail, seenEmail } from '@sira/contract/forms/email'
import { badRequest, notFound, tooManyRequests } from '@sira/contract/wire/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createLocalReq, type Payload } from 'payload'
import type { z } from 'zod'
import { foundOrNothing } from '../../dossiers/followUp/foundOrNothing.ts'
import { askedPerson } from '../../dossiers/person/askedPerson.ts'
import { handedOver } from '../../dossiers/person/handedOver.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { stopAlert } from '../../offers/alerts/stopAlert.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import { askForCode } from '../../space/codes/askForCode.ts'
import { openSpace } from '../../space/codes/openSpace.ts'
import { changeSubscription } from '../../space/data/changeSubscription.ts'
import { eraseOwn } from '../../space/data/eraseOwn.ts'
import { ownAlert } from '../../space/data/ownAlerts.ts'
import { readSpace } from '../../space/data/readSpace.ts'
import { endSessions, type OwnSession, ownSession } from '../../space/sessions/ownSession.ts'
import { recordsOf } from '../../space/whose.ts'
import type { OrderLimits } from './orderLimits.ts'

const path = (name = '') => `/${spacePath}${name && `/${name}`}`

/** The calls about the space of a visitor: no personal data is in an address. */
export function takeSpaceCalls(app: FastifyInstance, payload: Payload, limits: OrderLimits): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url?.includes(path()))
      reply.header('cache-control', 'private, no-store')
  })

  app.post(path('code'), async (request) => {
    await limits.write(request)
    const { email: typed, locale } = read(codeRequest, request)
    const email = seenEmail(typed).normalize()
    if (!isEmail(email)) throw badRequest('email must be a valid email')
    if (!(await askForCode(email, locale, payload))) throw tooManyRequests()
    return { data: { attributes: { envoye: true } }, meta: {} }
  })

  app.post(path('ouvrir'), async (request) => {
    await limits.ask(request)
    const { adresse, code, appareil } = read(openSpaceRequest, request)
    const jeton = await limits.guess(request, () =>
      foundOrNothing(async () => {
        const person = askedPerson(adresse)
        return person && openSpace(person, code, appareil, payload)
      }),
    )
    return { data: { attributes: { jeton } }, meta: {} }
  })

  app.post(path(), async (request) => {
    const { locale, ...asked } = read(spaceRequest, request)
    const own = await opened(request, asked)
    const attributes = await readSpace(own, locale, await createLocalReq({}, payload))
    return { data: { attributes }, meta: {} }
  })

  app.post(path('fin'), async (request) => {
    const { session: which, ...asked } = read(endRequest, request)
    const own = await opened(request, asked)
    await endSessions(own.session, which ?? 'all', payload)
    return { data: { attributes: { fini: true } }, meta: {} }
  })

  app.post(path('lettre'), async (request) => {
    const { abonne, ...asked } = read(letterRequest, request)
    const own = await opened(request, asked)
    await changeSubscription(own, abonne, await createLocalReq({}, payload))
    return { data: { attributes: { abonne } }, meta: {} }
  })

  app.post(path('alerte/arreter'), async (request) => {
    const { alerte, ...asked } = read(stopAlertRequest, request)
    const own = await opened(request, asked)
    const req = await createLocalReq({}, payload)
    const alert = await ownAlert(own, alerte, req)
    if (alert === undefined) throw notFound()
    await stopAlert(alert, 'depuis son espace', req)
    return { data: { attributes: { arretee: true } }, meta: {} }
  })

  app.post(path('donnees'), async (request, reply) => {
    const own = await opened(request, read(exportRequest, request))
    const req = await createLocalReq({}, payload)
    const file = await handedOver(await recordsOf(own.whose, req), req)
    return reply.type('application/json; charset=utf-8').send(file)
  })

  app.post(path('effacer'), async (request) => {
    const { confirme: _yes, ...asked } = read(eraseRequest, request)
    const own = await opened(request, asked)
    const gardees = await eraseOwn(own, await createLocalReq({}, payload))
    return { data: { attributes: { gardees } }, meta: {} }
  })

  /** A session that has ended is none: nobody guesses its token. */
  async function opened(
    request: FastifyRequest,
    { jeton, adresse }: { jeton: string; adresse: string },
  ): Promise<OwnSession> {
    await limits.ask(request)
    const own = await ownSession(jeton, adresse, payload)
    if (own === undefined) throw notFound()
    return own
  }
}

function read<Schema extends z.ZodType>(schema: Schema, { body, headers }: FastifyRequest) {
  return readBy(schema, sentData(body, headers['content-type']))
}
