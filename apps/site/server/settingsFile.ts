import { readFileSync } from 'node:fs'
import { defaultLocale, isLocale, locales } from '@sira/contract/locales'
import { type Settings, settingsSchema } from '@sira/contract/records/settings'
import { StartFailure } from '@sira/host/startFailure'
import * as z from 'zod'
import type { OwnSettings } from '../src/transport/door/contentServer.ts'

/** Pictures are the server's: a file of settings names none. */
const { logo: _logo, icon: _icon, ...fields } = settingsSchema.shape
const names = Object.keys(fields)

const languages = locales.map(({ code }) => code).filter((code) => code !== defaultLocale)
const members = z.record(z.string(), z.unknown())

/**
 * Reads the company's facts for a server without settings: a JSON object with the names of
 * `/api/settings`, and different values under `en` and `ar`. Throws a {@link StartFailure} that
 * names the fault, because a slip could publish a wrong phone number.
 */
export function readSettingsFile(file: string): OwnSettings {
  const given = membersOf(file, contentOf(file))
  const common = Object.fromEntries(Object.entries(given).filter(([name]) => !isOther(name)))
  const inLanguage = (code: string): Settings => {
    const own = given[code] === undefined ? {} : membersOf(`${file}, « ${code} »`, given[code])
    return parsed(file, { ...common, ...own })
  }
  const [fr, en, ar] = [parsed(file, common), inLanguage('en'), inLanguage('ar')]
  return { fr, en, ar }
}

function isOther(name: string): boolean {
  return isLocale(name) && languages.includes(name)
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`SETTINGS_FILE : ${file} ne peut pas être lu (${reason}).`)
  }
}

function membersOf(place: string, content: unknown): Record<string, unknown> {
  const read = members.safeParse(content)
  if (read.success) return read.data
  throw new StartFailure(`SETTINGS_FILE : ${place} doit être un objet, entre accolades.`)
}

function parsed(file: string, given: Record<string, unknown>): Settings {
  for (const [name, value] of Object.entries(given)) {
    const field = Object.entries(fields).find(([known]) => known === name)?.[1]
    const said = `SETTINGS_FILE : dans ${file}, « ${name} »`
    if (field === undefined) {
      throw new StartFailure(`${said} n’est pas un réglage. Il y a : ${names.join(', ')}.`)
    }
    if (strictly(field).safeParse(value).success) continue
    throw new StartFailure(`${said} ne peut pas être ${JSON.stringify(value)?.slice(0, 80)}.`)
  }
  return settingsSchema.parse(given)
}

/**
 * Gives a field as strict as in the back office, where errors are reported to the person who makes
 * them.
 */
function strictly(field: z.ZodType): z.core.$ZodType & Pick<z.ZodType, 'safeParse'> {
  return field instanceof z.ZodCatch ? (field.unwrap() as z.ZodType) : field
}
