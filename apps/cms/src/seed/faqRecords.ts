import type { Payload } from 'payload'
import { demoFaqs } from './content/faqSeed.ts'
import { createLocalised } from './createLocalised.ts'

/** The frequent questions, in the order they are shown. */
export async function seedFaqs(payload: Payload): Promise<void> {
  for (const { question, reponse } of demoFaqs()) {
    await createLocalised(payload, 'faqs', { localised: { question, reponse } })
  }
}
