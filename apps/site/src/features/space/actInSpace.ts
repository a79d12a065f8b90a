import { eraseAnswer, spaceAnswer, spacePath } from '@sira/contract/dossiers/space'
import * as z from 'zod'
import { ownDossierCookie } from '../../dossiers/ownDossiers.ts'
import { textOf } from '../../forms/sentFields.ts'
import { dossierKinds } from '../../kinds/dossierKinds.ts'
import { callBackOffice } from '../../transport/calls/callBackOffice.ts'
import { spaceActs, spaceFields } from './spaceActs.ts'
import { closedSpaceCookies, type SpaceKey } from './spaceCookie.ts'
import type { SpaceVisit, Visit } from './visit.ts'

type Acted = SpaceVisit | { state: 'failed' } | { state: 'erasing' }

const done = z.looseObject({})

/** What somebody does in his open space. */
export async function actInSpace(visit: Visit, key: SpaceKey, sent: FormData): Promise<Acted> {
  const { caller, siteAddress, words } = visit
  const ask = (path: string, more: object = {}) =>
    callBackOffice(caller, `${spacePath}/${path}`, { ...key, ...more }, done)
  const again = (cookies: readonly string[] = []): Acted => {
    return { state: 'moved', to: words.routes.space, cookies }
  }
  switch (textOf(sent, spaceFields.act)) {
    case spaceActs.end: {
      const session = textOf(sent, spaceFields.session)
      const ended = await ask('fin', { session })
      return ended.state === 'done' ? again() : { state: 'failed' }
    }
    case spaceActs.endAll: {
      const ended = await ask('fin')
      // Ended elsewhere already.
      const isClosed = ended.state === 'done' || ended.state === 'unknown'
      return isClosed ? again(closedSpaceCookies(siteAddress)) : { state: 'failed' }
    }
    case spaceActs.subscribe:
    case spaceActs.unsubscribe: {
      const abonne = textOf(sent, spaceFields.act) === spaceActs.subscribe
      const changed = await ask('lettre', { abonne })
      return changed.state === 'done' ? again() : { state: 'failed' }
    }
    case spaceActs.stopAlert: {
      const alerte = textOf(sent, spaceFields.alert)
      const stopped = await ask('alerte/arreter', { alerte })
      return stopped.state === 'done' ? again() : { state: 'failed' }
    }
    case spaceActs.order:
      return openedDossier(visit, key, textOf(sent, spaceFields.reference))
    case spaceActs.export: {
      const file = await caller.backOffice.file(
        `${spacePath}/donnees`,
        { data: key },
        caller.visitor,
      )
      return file.state === 'made' ? { state: 'file', body: file.bytes } : { state: 'failed' }
    }
    case spaceActs.erase:
      return { state: 'erasing' }
    case spaceActs.eraseSurely:
      return erased(visit, key)
    default:
      return again()
  }
}

/** To the page of a dossier that has one; its key is kept until the browser is closed. */
async function openedDossier(
  { caller, request, siteAddress, words }: Visit,
  key: SpaceKey,
  reference: string,
): Promise<Acted> {
  const asked = { ...key, locale: words.locale }
  const called = await callBackOffice(caller, spacePath, asked, spaceAnswer)
  const dossiers = called.state === 'done' ? called.answer.dossiers : []
  const dossier = dossiers.find((one) => one.reference === reference)
  const to = dossier && dossierKinds[dossier.nature].page?.(words.routes, reference)
  if (to === undefined || dossier?.cle === undefined) return { state: 'failed' }
  const own = { reference, key: dossier.cle }
  const cookies = [ownDossierCookie(request, own, siteAddress, 'untilClosed')]
  return { state: 'moved', to, cookies }
}

async function erased({ caller, siteAddress, words }: Visit, key: SpaceKey): Promise<Acted> {
  const asked = { ...key, confirme: true }
  const called = await callBackOffice(caller, `${spacePath}/effacer`, asked, eraseAnswer)
  if (called.state !== 'done') return { state: 'failed' }
  const { accounts, underWay } = called.answer.gardees
  const to = `${words.routes.space}?efface=${accounts + underWay}`
  return { state: 'moved', to, cookies: closedSpaceCookies(siteAddress) }
}
