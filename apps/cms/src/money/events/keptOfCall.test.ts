import { describe, expect, it } from 'vitest'
import { keptOfCall } from './keptOfCall.ts'

describe('What is kept for good of a call about money', () => {
  it('names no person, however deep the provider puts the number', () => {
    const call = {
      depositId: 'a1',
      status: 'FAILED',
      amount: '9900.00',
      payer: { type: 'MMO', accountDetails: { phoneNumber: '22670123456', provider: 'MOOV_BFA' } },
      metadata: [{ note: 'Awa, 70123456' }],
      failureReason: { failureCode: 'OTHER', failureMessage: '22670123456 is blocked' },
    }
    expect(keptOfCall(call)).toEqual({
      depositId: 'a1',
      status: 'FAILED',
      amount: '9900.00',
      failureReason: { failureCode: 'OTHER' },
    })
  })

  it('is what a form says of the money, not who paid', () => {
    const form = {
      cpm_trans_id: 'a1',
      cpm_amount: '9900',
      cel_phone_num: '70123456',
      cpm_payid: 'x',
    }
    expect(keptOfCall(form)).toEqual({ cpm_trans_id: 'a1', cpm_amount: '9900' })
  })

  it('is nothing of what has no names', () => {
    expect([keptOfCall(['70123456']), keptOfCall('70123456'), keptOfCall(null)]).toEqual([
      {},
      {},
      {},
    ])
  })
})
