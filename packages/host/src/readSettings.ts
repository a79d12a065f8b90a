import type * as z from 'zod'
import { StartFailure } from './startFailure.ts'

/** A setting with a secret is named in a sentence, never shown. */
const secrets = /SECRET|PASSWORD|TOKEN|API_KEY|DATABASE_URL|SMTP_URL|IMAP_URL|VALKEY_URL|HEADERS/

function shown(name: string, value: string | undefined): string {
  if (value === undefined) return `${name} (absent)`
  return secrets.test(name) ? name : `${name}=${JSON.stringify(value)}`
}

/** An empty value counts as not given. Throws a {@link StartFailure} that names the setting. */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  variables: Readonly<Record<string, string | undefined>>,
): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const name = String(issue?.path[0])
  const expected = given[name] === undefined ? 'il est indispensable' : `attendu ${issue?.message}`
  throw new StartFailure(`Le réglage ${shown(name, given[name])} ne convient pas : ${expected}.`)
}
