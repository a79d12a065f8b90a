import { passwordLength } from './passwordLength.ts'
import { keptPassword } from './passwordText.ts'

/** The characters that must remain without the words that anyone would try first. */
const leastOfItsOwn = 6

/** The first guesses here; the product's name and the person's own are added to them. */
const guessedWords = `
  administrateur administrator admin motdepasse password bonjour bienvenue ouagadougou
  burkinafaso burkina faso afrique formation secret soleil iloveyou jetaime welcome letmein
  changeme doudou azerty qwerty sira
`
  .trim()
  .split(/\s+/)
const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'azertyuiop', 'qsdfghjklm', 'wxcvbn']
const otherRows = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y',
  '1a2z3e4r5t6y',
]
const alike: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's' }
const signs: Readonly<Record<string, string>> = { '@': 'a', $: 's', '!': 'i' }

/**
 * The only rule for passwords of the back office: gives the reason for a refusal, or undefined.
 * `about` are known facts about the owner: name, address.
 */
export function weakPassword(typed: string, about: readonly string[] = []): string | undefined {
  const password = keptPassword(typed)
  const { shortest, longest } = passwordLength
  if (password.length < shortest) {
    return `Le mot de passe doit compter au moins ${shortest} caractères.`
  }
  if (password.length > longest) {
    return `Le mot de passe doit compter au plus ${longest} caractères.`
  }
  const text = password.toLowerCase()
  const words = [...about.flatMap(wordsOf), ...guessedWords]
  const own = Math.min(ownPart(text, words).length, ownPart(lettersOf(text), words).length)
  if (new Set(text).size >= 5 && !isRepeated(text) && own >= leastOfItsOwn) return undefined
  return 'Ce mot de passe se devine trop vite. Choisissez plutôt quelques mots sans rapport entre eux, ni avec vous, ni avec Sira.'
}

/** `M0tD3P@sse` is read as it is meant. */
function lettersOf(text: string): string {
  return text.replace(/./gsu, (one) => alike[one] ?? signs[one] ?? one)
}

function wordsOf(known: string): string[] {
  return keptPassword(known)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4)
}

function isRepeated(text: string): boolean {
  return /^(.{1,6}?)\1+.{0,2}$/su.test(text)
}

/** The rest of a password without known words, rows of the keyboard and figures at the end. */
function ownPart(text: string, words: readonly string[]): string {
  let left = text
  for (const word of words) left = left.replaceAll(word, '')
  return left.replace(/[^\p{L}]+$/u, '') === '' ? '' : withoutRows(left)
}

function withoutRows(text: string): string {
  const lines = [...rows, ...otherRows]
  const both = [...lines, ...lines.map((row) => [...row].reverse().join(''))]
  let left = ''
  for (let at = 0; at < text.length; ) {
    const run = longestRun(text.slice(at), both)
    if (run < 4) left += text[at]
    at += run < 4 ? 1 : run
  }
  return left
}

function longestRun(text: string, lines: readonly string[]): number {
  let length = Math.min(text.length, 1)
  while (length < text.length && lines.some((row) => row.includes(text.slice(0, length + 1)))) {
    length += 1
  }
  return length
}
