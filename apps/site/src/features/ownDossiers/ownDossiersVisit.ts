import type { FollowUp } from '@sira/contract/dossiers/followUp'
import { ownDossiersAnswer } from '@sira/contract/dossiers/ownDossiers'
import { readReference } from '@sira/contract/dossiers/reference'
import { closedDossier, type Said } from '../../dossiers/closedDossier.ts'
import {
  allForgottenCookies,
  allOwnDossiers,
  forgottenDossierCookies,
  hasUntilClosed,
  untilClosedCookies,
} from '../../dossiers/ownDossiers.ts'
import { deviceAnswer, deviceCookie, deviceForm } from '../../dossiers/sharedDevice.ts'
import { sentFields, textOf } from '../../forms/sentFields.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { type Caller, callBackOffice } from '../../transport/calls/callBackOffice.ts'

/** The fields of the form that forgets one dossier by its reference, or all of them. */
export const forgetFields = { one: 'oublier', all: 'oublier-tout' } as const

/** A dossier of this device, with its state where it is known. */
export interface OwnItem {
  reference: string
  dossier: FollowUp | undefined
}

export type OwnDossiersVisit =
  | { state: 'moved'; cookies: readonly string[] }
  | ({ state: 'listed'; items: readonly OwnItem[]; isAsked: boolean; mayKeep: boolean } & Said)

interface Visit {
  caller: Caller
  request: Request
  siteAddress: string
  words: Dictionary
}

/** Reads the visit: a sent form changes the dossiers of this device, a GET changes nothing. */
export async function ownDossiersVisit(visit: Visit): Promise<OwnDossiersVisit> {
  const { caller, request, siteAddress, words } = visit
  const sent = await sentFields(request)
  if (sent) return { state: 'moved', cookies: changed(request, sent, siteAddress) }
  const own = allOwnDossiers(request)
  const isAsked = own.length > 0 && deviceAnswer(request.headers) === undefined
  const listed = { state: 'listed', isAsked } as const
  if (own.length === 0) return { ...listed, items: [], mayKeep: false, status: 200 }
  const dossiers = own.map(({ reference, key: cle }) => ({ reference, cle }))
  const asked = { dossiers, locale: words.locale }
  const called = await callBackOffice(caller, 'dossiers', asked, ownDossiersAnswer)
  const found = called.state === 'done' ? called.answer.dossiers : []
  const items = own.map(({ reference }) => ({
    reference,
    dossier: found.find((dossier) => dossier.reference === reference),
  }))
  if (called.state === 'done') {
    return { ...listed, items, mayKeep: !hasUntilClosed(request), status: 200 }
  }
  const { state: _closed, ...said } = closedDossier(called, words)
  return { ...listed, items, mayKeep: false, ...said }
}

function changed(request: Request, sent: FormData, siteAddress: string): string[] {
  const said = textOf(sent, deviceForm.field)
  if (said === deviceForm.values.shared) {
    return [...untilClosedCookies(request, siteAddress), deviceCookie('shared', siteAddress)]
  }
  if (said === deviceForm.values.own) return [deviceCookie('own', siteAddress)]
  if (sent.has(forgetFields.all)) return allForgottenCookies(siteAddress)
  const reference = readReference(textOf(sent, forgetFields.one))
  return reference === undefined ? [] : forgottenDossierCookies(request, reference, siteAddress)
}
