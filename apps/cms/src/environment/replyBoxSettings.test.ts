import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

const boxOf = (given: Record<string, string>) =>
  readEnvironment({ PAYLOAD_SECRET: 'a-secret-for-tests', ...given }).replyBox

it('the mailbox of replies is off until its address is given', () => {
  expect(boxOf({})).toBeUndefined()
})

it('is an address with a name, a password and a server', () => {
  const IMAP_URL = 'imaps://reponses%40sira.example:m%C3%B4t%3A100%25@imap.exemple.bf'
  expect(boxOf({ IMAP_URL })).toEqual({
    host: 'imap.exemple.bf',
    port: 993,
    sealing: 'tls',
    user: 'reponses@sira.example',
    password: 'môt:100%',
    address: 'reponses@sira.example',
    takesLabels: true,
  })
  expect(boxOf({ IMAP_URL, IMAP_ADDRESS: 'devis@sira.example', IMAP_PLUS: 'no' })).toMatchObject({
    address: 'devis@sira.example',
    takesLabels: false,
  })
})

it('is never read in the clear, but on this very machine', () => {
  const user = 'a%40sira.example:secret'
  expect(boxOf({ IMAP_URL: `imap://${user}@imap.exemple.bf` })?.sealing).toBe('starttls')
  expect(boxOf({ IMAP_URL: `imap://${user}@127.0.0.1:1143` })).toMatchObject({
    sealing: 'none',
    port: 1143,
  })
})

it.each([
  [{ IMAP_URL: 'imaps://imap.exemple.bf' }, 'IMAP_URL ne convient pas'],
  [{ IMAP_URL: 'imaps://moi:tres-secret@imap.exemple.bf' }, 'IMAP_ADDRESS manque'],
  [{ IMAP_URL: 'imaps://moi:tres-secret?3@imap.exemple.bf' }, 'IMAP_URL ne convient pas'],
  [{ IMAP_URL: 'imaps://moi:tres-secret#@imap.exemple.bf' }, 'IMAP_URL ne convient pas'],
  [{ IMAP_URL: 'https://moi:tres-secret@imap.exemple.bf' }, 'IMAP_URL ne convient pas'],
])('a wrong one is named, and its password never shown: %o', (given, words) => {
  expect(() => boxOf(given)).toThrow(words)
  expect(() => boxOf(given)).not.toThrow('tres-secret')
})
