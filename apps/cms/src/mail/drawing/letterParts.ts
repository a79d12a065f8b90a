import { createElement, type ReactNode } from 'react'
import type { Letter } from './letter.ts'
import type { LetterPart } from './letterPart.ts'
import { annex } from './parts/annex.ts'
import { body } from './parts/body.ts'
import { button } from './parts/button.ts'
import { cloth } from './parts/cloth.ts'
import { facts } from './parts/facts.ts'
import { footer } from './parts/footer.ts'
import { heading } from './parts/heading.ts'
import { ordered } from './parts/ordered.ts'
import { paragraphs } from './parts/paragraphs.ts'
import { quoted } from './parts/quoted.ts'

type PartName = Exclude<keyof Letter, 'lang' | 'subject'>
type Content<Name extends PartName> = NonNullable<Letter[Name]>

/** The parts of a letter, from top to bottom. */
const parts: { readonly [Name in PartName]: LetterPart<Content<Name>> } = {
  cloth,
  heading,
  paragraphs,
  body,
  ordered,
  facts,
  quoted,
  button,
  annex,
  footer,
}

interface WrittenPart {
  drawn: ReactNode
  text: string
}

/** Gives the parts of a letter, each as HTML and as text. */
export function letterParts(letter: Letter): WrittenPart[] {
  return (Object.keys(parts) as PartName[]).flatMap((name) => writtenPart(name, letter))
}

function writtenPart<Name extends PartName>(name: Name, letter: Letter): WrittenPart[] {
  const content = letter[name]
  if (content === undefined) return []
  const { Drawn, text }: LetterPart<Content<Name>> = parts[name]
  return [{ drawn: createElement(Drawn, { content }), text: text(content) }]
}
