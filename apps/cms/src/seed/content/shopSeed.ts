import { z } from 'zod'
import { jsonFile } from '../reading/jsonFile.ts'
import { inAllLanguages } from '../reading/localised.ts'

const text = z.string().min(1)

const operator = z.strictObject({
  nom: text,
  code: text,
  compte: text,
  numero: text,
  ussd: text.exactOptional(),
  logo: z.enum(['orange', 'moov', 'wave', 'pi']),
  instructions: inAllLanguages,
})

const shop = z.strictObject({
  towns: z.array(z.strictObject({ ville: text, frais: z.number().int() })),
  /** The account for bank transfers. */
  transfer: inAllLanguages,
  operators: z.array(operator),
})

/** The payment and the delivery of the demo; every number is invented. */
export const demoShop = () => jsonFile('shop.json', shop)
