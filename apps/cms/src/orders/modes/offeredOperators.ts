import type { Locale } from '@sira/contract/locales'
import type { Operator } from '@sira/contract/orders/orderAnswer'
import type { Payload, PayloadRequest } from 'payload'

/** To whom the customer may send so many FCFA, each with a code that dials. */
export async function offeredOperators(
  { locale, amount }: { locale: Locale; amount: number },
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<Operator[]> {
  const { docs } = await payload.find({
    collection: 'operateurs',
    where: { actif: { equals: true } },
    sort: '_order',
    locale,
    pagination: false,
    depth: 0,
    req,
  })
  return docs.map(({ code, nom, compte, numero, ussd, instructions, logo }) => ({
    code,
    nom,
    compte,
    numero,
    ...(ussd ? { ussd: dialled(ussd, amount) } : {}),
    instructions: instructions ?? '',
    ...(logo ? { logo } : {}),
  }))
}

/** As it stands after `tel:`, where a `#` would begin another part of the address. */
export function dialled(code: string, amount: number): string {
  return code.replaceAll('{montant}', String(amount)).replaceAll('#', '%23')
}
