import type { Locator, Page } from '@playwright/test'
import { readReference } from '@sira/contract/dossiers/reference'
import { formHeaders } from '@sira/contract/forms/envelope'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import {
  complete,
  contact,
  fillIn,
  quote,
  type RequestForm,
} from '../../e2e/support/requestForms.ts'
import type { Table } from './arrivals.ts'

const words = dictionaryOf('fr')
const { checkout, followUp } = words

/** A form of the site, with the steps of its visitor. */
export interface CutForm {
  name: string
  address: string
  /** The table where it arrives; a question has none. */
  table?: Table
  /** Whether its confirmation shows a reference. */
  hasReference: boolean
  /** Makes a text that occurs only once. */
  newText(): string
  touch(page: Page): Promise<void>
  fillHalf(page: Page, text: string): Promise<void>
  fillRest(page: Page, text: string): Promise<void>
  /** The button that sends it; an order has two, the second one sends. */
  buttons(page: Page): readonly Locator[]
  /** The confirmation. */
  said(page: Page): Locator
}

const main = (page: Page) => page.getByRole('main')
const marked = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`
const shown = (page: Page, text: RegExp) =>
  main(page).getByText(text).filter({ visible: true }).first()

function request(form: RequestForm, name: string): CutForm {
  const { email, phone, service } = complete
  return {
    name,
    address: form.address,
    table: form.endpoint,
    hasReference: true,
    newText: () => marked('Coupure'),
    touch: (page) => main(page).getByLabel(words.form.name).focus(),
    fillHalf: (page, text) => fillIn(page, { name: complete.name, message: text }),
    fillRest: (page) => fillIn(page, { email, phone, service }),
    buttons: (page) => [main(page).getByRole('button', { name: form.submit, exact: true })],
    said: (page) => shown(page, /(DV|MS)-20\d\d-[2-9A-Z]{7}/),
  }
}

const newsletterField = (page: Page) =>
  page.getByRole('contentinfo').locator('form input[type="email"]')

const newsletter: CutForm = {
  name: 'newsletter',
  address: '/faq',
  table: 'newsletters',
  hasReference: false,
  newText: () => `${crypto.randomUUID()}@exemple.bf`,
  touch: (page) => newsletterField(page).focus(),
  fillHalf: (page, text) => newsletterField(page).fill(text),
  fillRest: async () => undefined,
  buttons: (page) => [page.getByRole('contentinfo').locator('form button[type="submit"]')],
  said: (page) =>
    page.getByText("Merci d'avoir souscrit à notre newsletter !").filter({ visible: true }).first(),
}

const order: CutForm = {
  name: 'order',
  address: words.routes.checkout,
  table: 'commandes',
  hasReference: true,
  newText: () => marked('Fati'),
  touch: (page) => main(page).getByLabel(words.form.name).focus(),
  fillHalf: (page, text) => main(page).getByLabel(words.form.name).fill(text),
  async fillRest(page) {
    await main(page).getByLabel(words.form.phone, { exact: true }).fill(complete.phone)
    await main(page)
      .getByRole('radio', { name: /Espèces à l’agence/ })
      .check()
  },
  buttons: (page) =>
    [checkout.check, checkout.place].map((name) => main(page).getByRole('button', { name })),
  said: (page) => shown(page, /CM-20\d\d-[2-9A-Z]{7}/),
}

/** The follow-up of an existing message. */
function following(reference: string): CutForm {
  const field = (page: Page) => main(page).getByLabel(followUp.reference)
  return {
    name: 'follow-up',
    address: words.routes.followUp,
    hasReference: false,
    newText: () => reference,
    touch: (page) => field(page).focus(),
    fillHalf: (page, text) => field(page).fill(text),
    fillRest: (page) =>
      main(page).getByLabel(words.form.phone, { exact: true }).fill(complete.phone),
    buttons: (page) => [main(page).getByRole('button', { name: followUp.submit })],
    said: (page) => main(page).getByRole('status').getByText(reference).first(),
  }
}

export async function cutForms(siteUrl: string): Promise<readonly CutForm[]> {
  const { name, email, phone, dialCode: indicatif, service: subject, message } = complete
  const answer = await fetch(`${siteUrl}/api/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { name, email, phone, indicatif, subject, message } }),
  })
  const reference = readReference(answer.headers.get(formHeaders.reference) ?? '')
  if (!reference) throw new Error(`The message to follow was not taken: ${answer.status}`)
  return [
    request(contact, 'contact'),
    request(quote, 'quote'),
    newsletter,
    order,
    following(reference),
  ]
}
