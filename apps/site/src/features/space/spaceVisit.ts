import { spaceAnswer, spacePath } from '@sira/contract/dossiers/space'
import { sentFields } from '../../forms/sentFields.ts'
import { callBackOffice } from '../../transport/calls/callBackOffice.ts'
import { readQuery } from '../../transport/pageQuery.ts'
import { actInSpace } from './actInSpace.ts'
import { openVisit } from './openVisit.ts'
import { spaceQuery } from './query.ts'
import { closedSpaceCookies, spaceKeyOf } from './spaceCookie.ts'
import type { SpaceVisit, Visit } from './visit.ts'

/** The space of a visitor; a GET changes nothing, and opens nothing. */
export async function spaceVisit(visit: Visit): Promise<SpaceVisit> {
  const { caller, request, siteAddress, words } = visit
  const sent = await sentFields(request)
  const key = spaceKeyOf(request.headers, siteAddress)
  const { efface: kept } = readQuery(spaceQuery, new URL(request.url))
  if (sent === undefined && kept !== undefined) return { state: 'erased', kept, status: 200 }
  if (key === undefined) return openVisit(visit, sent)
  const acted = sent && (await actInSpace(visit, key, sent))
  if (acted && acted.state !== 'failed' && acted.state !== 'erasing') return acted
  const asked = { ...key, locale: words.locale }
  const called = await callBackOffice(caller, spacePath, asked, spaceAnswer)
  if (called.state === 'done') {
    const { space: t } = words
    return {
      state: 'opened',
      space: called.answer,
      status: acted?.state === 'failed' ? 503 : 200,
      ...(acted?.state === 'failed' ? { problem: t.failed } : {}),
      ...(acted?.state === 'erasing' ? { erasing: true } : {}),
    }
  }
  // A session that was ended elsewhere is dead: its cookie goes, and a new code is asked for.
  if (called.state === 'unknown') {
    return { state: 'moved', to: words.routes.space, cookies: closedSpaceCookies(siteAddress) }
  }
  return { state: 'away', problem: words.space.away, status: 503 }
}
