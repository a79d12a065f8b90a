import { visitorForms } from '@sira/contract/forms/messageForms'
import { ContractError, envelopeOf } from '@sira/contract/wire/errors'
import { describe, expect, it } from 'vitest'
import { checkForm } from './checkForm.ts'

function refusal(data: object): unknown {
  try {
    checkForm(data, visitorForms.devis)
  } catch (error) {
    if (error instanceof ContractError) return envelopeOf(error).error
  }
  return undefined
}

describe('checks of a sent form (contract.md, Create)', () => {
  it('gives the known fields, null for those not sent, and drops the rest', () => {
    const sent = { nom: '', email: 'a@exemple.bf', phone: null, id: 1, pirate: 1 }

    expect(checkForm(sent, visitorForms.devis)).toEqual({
      nom: '',
      email: 'a@exemple.bf',
      phone: null,
      service: null,
      message: null,
    })
  })

  it.each([
    [{ email: 'a@b.bf' }, 'nom must be defined.'],
    [{ nom: 'X', email: '' }, 'email cannot be empty'],
    [{ nom: 'X', email: 'x@' }, 'email must be a valid email'],
    [{ nom: 'X', email: 'x y@b.bf' }, 'email must be a valid email'],
    [{ nom: 'X', email: 'a@b.bf\nbcc:c@d.bf' }, 'email must be a valid email'],
    [{ nom: 'X', email: null }, 'email must be a `string` type, but the final value was: `null`.'],
    [
      { nom: 'X', email: 'a@b.bf', phone: 226 },
      'phone must be a `string` type, but the final value was: `226`.',
    ],
    [{ nom: 'X'.repeat(256), email: 'a@b.bf' }, 'nom must be at most 255 characters'],
  ])('refuses %o', (data, message) => {
    expect(refusal(data)).toMatchObject({ status: 400, name: 'ValidationError', message })
  })

  it('tells all problems at once, in the order of the form', () => {
    expect(refusal({})).toMatchObject({
      message: '2 errors occurred',
      details: {
        errors: [
          { path: ['nom'], message: 'nom must be defined.', name: 'ValidationError' },
          { path: ['email'], message: 'email must be defined.', name: 'ValidationError' },
        ],
      },
    })
  })

  it('accepts the addresses people have', () => {
    for (const email of ['a@b.bf', 'prénom.nom+devis@sous.domaine.org', "o'brien@exemple.bf"]) {
      expect(refusal({ nom: 'X', email }), email).toBeUndefined()
    }
  })
})
