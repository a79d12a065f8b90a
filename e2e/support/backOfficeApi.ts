import { entityOf, listOf } from '@sira/contract/wire/envelope'
import type { z } from 'zod'
import { readRunningProduct } from './runningProduct.ts'

/** What the contract API answers to a query: the tests compare the pages with it. */
export async function readList<Attributes extends z.ZodType>(query: string, schema: Attributes) {
  const { backOfficeUrl } = readRunningProduct()
  const response = await fetch(`${backOfficeUrl}/api/${query}`)
  if (!response.ok) throw new Error(`GET /api/${query} answered ${response.status}`)
  return listOf(entityOf(schema)).parse(await response.json()).data
}
