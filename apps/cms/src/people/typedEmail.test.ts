import { expect, test } from 'vitest'
import { askedPerson } from '../dossiers/person/askedPerson.ts'
import { typedEmail } from './typedEmail.ts'

test.each(['\u200fAwa@exemple.bf', ' awa\u00ad@exemple.bf ', '\ufeffawa@exem\u2060ple.bf'])(
  'An account is signed in to, and a person found, by what an address looks like: %j',
  (typed) => {
    expect(typedEmail.parse(typed)).toBe('awa@exemple.bf')
    const person = askedPerson(typed)
    expect(person && 'email' in person && person.email.toLowerCase()).toBe('awa@exemple.bf')
  },
)
