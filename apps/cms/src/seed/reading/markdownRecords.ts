import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, type Locale, locales } from '@sira/contract/locales'
import type { z } from 'zod'
import { checked } from './checked.ts'
import { frontMatter } from './frontMatter.ts'
import type { Localised } from './localised.ts'
import { seedFolder } from './seedFolder.ts'

/** A type of demo content whose records are folders with a Markdown file for each language. */
export interface MarkdownSeed<Facts extends z.ZodObject, Texts extends z.ZodObject> {
  /**
   * The folder of a record below `seed/`, which also gives their order; its named groups are facts
   * too.
   */
  pattern: RegExp
  /** Facts written once, in the French file. A function: lists to choose from are files as well. */
  facts: () => Facts
  /** The texts of each language. */
  texts: Texts
  /** The text below the others, as Markdown. */
  body: keyof Texts['shape'] & string
}

type MarkdownRecord<Facts extends z.ZodObject, Texts extends z.ZodObject> = z.output<Facts> & {
  [Text in keyof z.output<Texts>]: Localised
}

/** The records of a type, each checked; an error names the file and the field. */
export function markdownRecords<Facts extends z.ZodObject, Texts extends z.ZodObject>(
  { pattern, facts, texts, body }: MarkdownSeed<Facts, Texts>,
  folder = seedFolder,
): MarkdownRecord<Facts, Texts>[] {
  const factSchema = facts()
  const isText = (name: string) => Object.hasOwn(texts.shape, name)
  return foldersLike(pattern, folder).map(({ path, named }) => {
    const record: Record<string, unknown> = {}
    for (const code of languagesOf(join(folder, path), path)) {
      const file = `${path}/${code}.md`
      const page = readPage(join(folder, file), file)
      const front = Object.entries({ ...page.front, [body]: page.body })
      const isFact = ([name]: [string, unknown]) => code === defaultLocale && !isText(name)
      const said = Object.fromEntries(front.filter((entry) => !isFact(entry)))
      for (const [name, text] of Object.entries(checked(texts, said, file)))
        record[name] = { ...(record[name] ?? {}), [code]: text }
      if (code !== defaultLocale) continue
      const once = { ...named, ...Object.fromEntries(front.filter(isFact)) }
      Object.assign(record, checked(factSchema, once, file))
    }
    return record as MarkdownRecord<Facts, Texts>
  })
}

function foldersLike(pattern: RegExp, folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((path) => {
      const found = pattern.exec(path)
      return found ? [{ path, named: { ...found.groups } }] : []
    })
}

/** French first, which every record has; a file that is none of a language is a slip. */
function languagesOf(folder: string, path: string): Locale[] {
  const files = readdirSync(folder)
  const translations = locales.map(({ code }) => code).filter((code) => code !== defaultLocale)
  const known = [defaultLocale, ...translations]
  const stray = files.filter((name) => !known.some((code) => name === `${code}.md`))
  if (stray.length > 0) throw new Error(`seed/${path}: no language is called ${stray.join(', ')}`)
  return [defaultLocale, ...translations.filter((code) => files.includes(`${code}.md`))]
}

function readPage(path: string, file: string) {
  try {
    return frontMatter(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`seed/${file}: ${error instanceof Error ? error.message : error}`)
  }
}
