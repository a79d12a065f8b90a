import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { textsOf } from './textsOf.ts'

const root = resolve(import.meta.dirname, '../..')
const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'apps', 'packages', 'scripts', 'bench'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path))
  .filter((path) => !/\.test\.|\/test\/|migrations\/|payload-types|throwAway\//.test(path))

/** The specification gives these letter by letter. */
const specification = new Set([
  'Email Invalide !',
  'Numéro de téléphone Invalide !',
  "Une Erreur s'est produite veuillez réessayer !",
  "Merci d'avoir souscrit à notre newsletter !",
  'Votre demande a bien été envoyée !',
  'Votre message a bien été envoyé !',
  "Opp's ! Cette page est introuvable",
  'Toutes nos formations Disponibles pour tous !!!.',
  'Comment postuler ?',
])
/** What puts the spaces of others right. */
const typesetters = ['apps/cms/src/admin/typeset.ts']
/** SQL, its search language, and styles. */
const program =
  /\b(select|SELECT|INSERT|DELETE FROM|VACUUM|WHERE|LIMIT|MATCH)\b| : \(|script-src|!important/
/** A line that ends here would begin with the sign, or leave its quotation mark behind. */
const breaking = / [:;?!»](?=[\s'".,)<…:?]|$)|« /u

const breaks = (text: string) =>
  !program.test(text) && !specification.has(text) && breaking.test(text)

test('no line of ours can break before : ; ? ! or within « »', () => {
  const faults = sources
    .filter((path) => !typesetters.includes(path))
    .flatMap((path) => {
      const texts = textsOf(path, readFileSync(resolve(root, path), 'utf8'))
      return texts.filter(breaks).map((text) => `${path}: ${text}`)
    })
  expect(faults).toEqual([])
  // Every source is read as TypeScript reads it.
}, 60_000)

test('a text is found wherever it stands: in quotes, around a value, between tags', () => {
  const source = [
    "const a = 'Que faire ?'",
    'const b = `$' + '{a} : voir « $' + '{a} »`',
    'const c = <p>Codes restants : {a}</p>',
    'const d = <p>{a} : <b>{a}</b></p>',
    "const e = a ? 'Bien' : 'Mal'",
  ].join('\n')
  expect(textsOf('a.tsx', source).filter(breaks)).toEqual([
    'Que faire ?',
    '… : voir « … »',
    'Codes restants : …',
    '… : …',
  ])
})
