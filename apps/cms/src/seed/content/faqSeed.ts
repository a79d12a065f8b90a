import type { faqSchema } from '@sira/contract/records/faq'
import { z } from 'zod'
import { jsonFile } from '../reading/jsonFile.ts'
import { inAllLanguages } from '../reading/localised.ts'

type Attribute = Exclude<keyof typeof faqSchema.shape, 'locale'>

/** A frequent question (product 2.13); `reponse` is HTML. */
const faq = z.strictObject({
  question: inAllLanguages,
  reponse: inAllLanguages,
} satisfies Record<Attribute, typeof inAllLanguages>)

/** The questions in their shown order; prices and hours are those of product 9. */
export const demoFaqs = () => jsonFile('faqs.json', z.array(faq))
