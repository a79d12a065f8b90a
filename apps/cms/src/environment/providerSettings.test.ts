import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

const simulator = 'http://127.0.0.1:4010'

function readWith(given: Record<string, string>) {
  return readEnvironment({ PAYLOAD_SECRET: 'a-secret-for-tests', ...given }).providers
}

describe('the payment providers', () => {
  it('are off until their keys are given', () => {
    expect(readWith({})).toEqual({ pawapay: undefined, cinetpay: undefined })
    expect(readWith({ PAWAPAY_TOKEN: 'clé' }).pawapay).toEqual({
      url: 'https://api.pawapay.io',
      token: 'clé',
    })
  })

  it('need all of their keys', () => {
    expect(() => readWith({ CINETPAY_API_KEY: 'clé' })).toThrow('CINETPAY_SECRET_KEY')
  })

  it('may be the simulator where only this machine reaches the product', () => {
    const given = { PAWAPAY_URL: `${simulator}/`, PAWAPAY_TOKEN: 'clé' }
    expect(readWith(given).pawapay?.url).toBe(simulator)
  })

  it.each([
    { PAWAPAY_URL: simulator, PAWAPAY_TOKEN: 'clé' },
    { PAWAPAY_URL: 'http://operateur.interne', PAWAPAY_TOKEN: 'clé' },
    {
      CINETPAY_URL: simulator,
      CINETPAY_API_KEY: 'clé',
      CINETPAY_SITE_ID: '1',
      CINETPAY_SECRET_KEY: 'clé',
    },
  ])('stop a production start that names the simulator, in a sentence: %j', (given) => {
    const start = () => readWith({ PUBLIC_URL: 'https://sira.example', ...given })
    expect(start).toThrow('simulateur d’opérateur')
    expect(start).not.toThrow('clé')
  })
})
