import { defaultLocale, localeCodes } from '@sira/contract/locales'
import { APIError, type PayloadRequest } from 'payload'
import { recordAct } from '../../audit/recordAct.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { announceOffer } from './announceOffer.ts'
import { checkOf } from './checkOf.ts'
import { trustedUntil } from './isVerified.ts'
import { textMark } from './textMark.ts'

/** Vouches for an offer as it was saved last, in every language; its employer must be trusted. */
export async function verifyOffer(id: number, req: PayloadRequest): Promise<void> {
  await withinTransaction(req, async () => {
    const offer = await savedOffer(id, defaultLocale, req)
    if ((await trustedUntil(offer, req)) === undefined) throw untrusted()
    const marks: Record<string, string> = {}
    for (const locale of localeCodes) {
      marks[locale] = textMark({ ...(await savedOffer(id, locale, req)) })
    }
    await keepMarks(id, marks, req)
    await noteAct(id, offer.titre, 'Offre vérifiée', req)
  })
}

/** Takes that back. */
export async function unverifyOffer(id: number, req: PayloadRequest): Promise<void> {
  await withinTransaction(req, async () => {
    const { titre } = await savedOffer(id, defaultLocale, req)
    await keepMarks(id, null, req)
    await noteAct(id, titre, 'Vérification retirée', req)
  })
}

/** As staff read it on their screen, drafts included. */
function savedOffer(id: number, locale: (typeof localeCodes)[number], req: PayloadRequest) {
  return req.payload.findByID({
    collection: 'jobs',
    id,
    draft: true,
    depth: 0,
    locale,
    fallbackLocale: defaultLocale,
    // Its language would be the one of the screen.
    req: { ...req, locale, fallbackLocale: defaultLocale } as PayloadRequest,
  })
}

async function keepMarks(
  job: number,
  empreintes: Record<string, string> | null,
  req: PayloadRequest,
): Promise<void> {
  const { id } = await checkOf(job, req)
  const by = empreintes
    ? { verifieeLe: new Date().toISOString(), verifieePar: nameOf(req) }
    : { verifieeLe: null, verifieePar: null }
  await req.payload.update({
    collection: 'controles',
    id,
    data: { empreintes, ...by },
    depth: 0,
    req,
  })
  await announceOffer(job, req)
}

function noteAct(
  record: number,
  title: string | null | undefined,
  details: string,
  req: PayloadRequest,
) {
  const done = { act: 'changed', place: 'jobs', what: 'Offre d’emploi', record, details } as const
  return recordAct(req, { ...done, title: title ?? '' })
}

function untrusted(): APIError {
  const sentence =
    'Contrôlez d’abord l’entreprise\u00a0: son IFU ou RCCM, et jusqu’à quel jour le contrôle est valable.'
  return new APIError(sentence, 409, null, true)
}
