import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { seedFolder } from '../reading/seedFolder.ts'
import { articleSeed } from './articleSeed.ts'
import { bookSeed } from './bookSeed.ts'
import { choiceLists } from './choiceSeed.ts'
import { jobSeed } from './jobSeed.ts'
import { trainerSeed } from './trainerSeed.ts'
import { trainingSeed } from './trainingSeed.ts'

const inMarkdown = [articleSeed, bookSeed, jobSeed, trainerSeed, trainingSeed]
const inJson = [
  'answerTemplates.json',
  'faqs.json',
  'sessions.json',
  'settings.json',
  'shop.json',
  'pictures/scenes.json',
  'choices/companies.json',
  ...Object.keys(choiceLists).map((list) => `choices/${list}.json`),
]

const drawn = /^pictures\/(portraits|covers|payments)\/[a-z]+\.svg$/

test('Every file of the demo content is one that the seed reads', () => {
  const files = readdirSync(seedFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(seedFolder.length + 1)}/${entry.name}`)
    .map((path) => path.replaceAll('\\', '/').replace(/^\//, ''))
  const unread = files.filter(
    (path) =>
      !inJson.includes(path) &&
      !drawn.test(path) &&
      !inMarkdown.some(({ pattern }) => pattern.test(dirname(path))),
  )
  expect(unread).toEqual([])
})
