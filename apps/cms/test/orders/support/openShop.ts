import type { LightMyRequestResponse } from 'fastify'
import { fillTariffs } from '../../../src/orders/tariffs/fillTariffs.ts'
import type { Order } from '../../../src/payload-types.ts'
import { type OpenPayload, openPayload } from '../../back-office/openPayload.ts'
import { type FormApi, openFormApi } from '../../inbox/support/formApi.ts'
import { onSqlite, type SuiteDatabase } from '../../support/suiteDatabase.ts'

/** A back office with something to sell, and the public addresses of its shop. */
export interface Shop {
  office: OpenPayload
  api: FormApi
  /** A book, of which so many copies are left; `null`: made to order. */
  book(stock: number | null, prix?: number): Promise<number>
  stockOf(book: number): Promise<number | null | undefined>
  place(order: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** An order that was placed, as it is kept. */
  placed(order: object): Promise<Order>
  orderOf(reference: string): Promise<Order>
  close(): Promise<void>
}

/** What every order says besides its lines. */
export const customer = {
  nom: 'Awa Ouédraogo',
  phone: '70 12 34 56',
  indicatif: '+226',
  mode: 'especes_agence',
}

export async function openShop(
  database: SuiteDatabase = onSqlite,
  settings: Record<string, string> = {},
): Promise<Shop> {
  const office = await openPayload({ databaseUrl: database.url, settings })
  const { payload } = office
  await fillTariffs(payload)
  await payload.create({
    collection: 'operateurs',
    data: {
      nom: 'Orange Money',
      code: 'orange_money',
      compte: 'SIRA SARL',
      numero: '+22670000001',
      ussd: '*144*2*1*70000001*{montant}#',
      actif: true,
    },
  })
  await payload.create({
    collection: 'villes-livrees',
    data: { ville: 'Bobo-Dioulasso', frais: 2500 },
  })
  await payload.updateGlobal({ slug: 'ventes', data: { virement: 'Banque, compte BF 123' } })
  const api = await openFormApi(payload)
  const place: Shop['place'] = (order, headers) =>
    api.send('commandes', { ...customer, ...order }, headers)
  const orderOf = async (reference: string) => {
    const where = { reference: { equals: reference } }
    const { docs } = await payload.find({ collection: 'commandes', where, depth: 0 })
    const [order] = docs
    if (!order) throw new Error(`No order ${reference}`)
    return order
  }
  return {
    office,
    api,
    place,
    orderOf,
    async book(stock, prix = 5000) {
      const data = { titre: 'Vendre en ligne', prix, stock }
      return (await payload.create({ collection: 'biblios', data })).id
    },
    stockOf: async (id) => (await payload.findByID({ collection: 'biblios', id, depth: 0 })).stock,
    placed: async (order) => orderOf(attributesOf(await place(order)).reference),
    async close() {
      await api.close()
      await database.close(office)
    },
  }
}

/** The record of an answer; what is none says why. */
export function attributesOf(answer: LightMyRequestResponse) {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
  return answer.json().data.attributes
}
