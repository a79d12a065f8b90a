import { defaultDialCode } from '@sira/contract/dialCodes'
import { internationalPhone } from '@sira/contract/forms/phone'
import { APIError, type CollectionSlug, type Endpoint } from 'payload'
import * as z from 'zod'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import { isOrderStaff } from '../../access/sales/orderStaff.ts'
import { takeTurn } from '../../database/records/recipientTurns.ts'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { sentBy } from '../../dossiers/desk/sentBy.ts'
import { keptKinds } from '../../dossiers/keptKinds.ts'
import { nameMark, personMark } from '../hashes.ts'
import { codesADay, giveCode, newRow } from './codeRows.ts'

const wanted = z.object({ collection: z.string(), id: z.coerce.number().int().positive() })

/**
 * `POST /admin/api/codes-espace/faire`: a code that staff say on the phone, for who has no e-mail. It
 * opens what bears the name and the number of the record that they have open.
 */
export const makeStaffCode: Endpoint = {
  path: '/faire',
  method: 'post',
  handler: async (req) => {
    if (!isInboxStaff(req.user) && !isOrderStaff(req.user)) {
      throw new APIError('Réservé à ceux qui servent les clients.', 403)
    }
    const { collection, id } = await sentBy(wanted, req)
    const kind = keptKinds(req.payload).find(({ slug }) => slug === collection)
    const { phone, name } = kind?.personal ?? {}
    const record = await recordsByName(req.payload).findByID({
      collection: (kind?.slug ?? 'devis') as CollectionSlug,
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    const called = name && record?.[name]
    const dialCode = phone?.dialCode && record?.[phone.dialCode]
    const typed = phone && record?.[phone.field]
    const number =
      typeof typed === 'string'
        ? internationalPhone(typed, typeof dialCode === 'string' ? dialCode : defaultDialCode)
        : undefined
    if (number === undefined || typeof called !== 'string' || called.trim() === '') {
      throw new APIError('Il faut un nom et un numéro de téléphone.', 400)
    }
    if (!(await takeTurn(codesADay, number, req.payload))) {
      throw new APIError('Ce numéro a déjà reçu cinq codes en 24 heures.', 429, null, true)
    }
    const personne = personMark({ phone: number }, req.payload)
    const row = await newRow({ personne, prenomme: nameMark(called, req.payload) }, req)
    const code = await giveCode(row, req)
    return Response.json({ code, phone: number })
  },
}
