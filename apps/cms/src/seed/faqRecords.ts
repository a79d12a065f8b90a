import type { Payload } from 'payload'
import { allFaqs } from './content/faqs/allFaqs.ts'
import { createLocalised } from './createLocalised.ts'

/** The frequent questions, in the order they are shown. */
export async function seedFaqs(payload: Payload): Promise<void> {
  for (const { question, reponse } of allFaqs) {
    await createLocalised(payload, 'faqs', { localised: { question, reponse } })
  }
}
