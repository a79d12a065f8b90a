import { codeRequest, openSpaceAnswer, spacePath } from '@sira/contract/dossiers/space'
import { isEmail } from '@sira/contract/forms/email'
import * as z from 'zod'
import type { Said } from '../../dossiers/closedDossier.ts'
import { textOf } from '../../forms/sentFields.ts'
import { callBackOffice } from '../../transport/calls/callBackOffice.ts'
import { deviceName } from './deviceName.ts'
import { spaceActs, spaceFields } from './spaceActs.ts'
import { spaceCookie } from './spaceCookie.ts'
import type { SpaceVisit, Visit } from './visit.ts'

const done = z.looseObject({})

/** Before a space is open: an address, then its code. */
export async function openVisit(visit: Visit, sent: FormData | undefined): Promise<SpaceVisit> {
  if (sent === undefined) return { state: 'closed', step: 'address', address: '', status: 200 }
  const address = textOf(sent, spaceFields.address)
  const act = textOf(sent, spaceFields.act)
  if (address === '') return closed('address', address, visit.words.space.noAddress, 422)
  return act === spaceActs.open ? opened(visit, address, sent) : asked(visit, address)
}

async function asked({ caller, words }: Visit, address: string): Promise<SpaceVisit> {
  const t = words.space
  // A person without e-mail gets a code from staff.
  if (!isEmail(address)) return closed('code', address, undefined, 200)
  const wanted = codeRequest.parse({ email: address, locale: words.locale })
  const called = await callBackOffice(caller, `${spacePath}/code`, wanted, done)
  if (called.state === 'done') return closed('code', address, undefined, 200)
  return called.state === 'tooMany'
    ? closed('code', address, t.noMoreCodes, 429)
    : closed('address', address, t.away, 503)
}

async function opened(visit: Visit, adresse: string, sent: FormData): Promise<SpaceVisit> {
  const { caller, request, siteAddress, words } = visit
  const t = words.space
  const code = textOf(sent, spaceFields.code).slice(0, 40)
  if (code === '') return closed('code', adresse, t.noCode, 422)
  const appareil = deviceName(request.headers.get('user-agent') ?? '')
  const wanted = { adresse, code, appareil }
  const called = await callBackOffice(caller, `${spacePath}/ouvrir`, wanted, openSpaceAnswer)
  if (called.state === 'done') {
    const key = { jeton: called.answer.jeton, adresse }
    const cookie = spaceCookie(key, siteAddress, sent.has(spaceFields.stay))
    return { state: 'moved', to: words.routes.space, cookies: [cookie] }
  }
  if (called.state === 'tooMany') {
    return closed('code', adresse, words.dossier.tooMany(Math.ceil(called.retryAfter / 60)), 429)
  }
  return called.state === 'away'
    ? closed('code', adresse, t.away, 503)
    : closed('code', adresse, t.wrongCode, 401)
}

function closed(
  step: 'address' | 'code',
  address: string,
  problem: string | undefined,
  status: number,
): SpaceVisit & Said {
  return { state: 'closed', step, address, ...(problem === undefined ? {} : { problem }), status }
}
