import { expect, it } from 'vitest'
import { lettingIn } from './lettingIn.ts'

const policy =
  "default-src 'self'; img-src 'self' data:;connect-src 'self'; script-src 'self' 'sha256-a' ; style-src 'self'; style-src-attr 'none';"

it('lets a service into what the page loads, and into nothing else', () => {
  expect(lettingIn(policy, ['https://a.example', 'https://b.example'])).toBe(
    "default-src 'self'; img-src 'self' data: https://a.example https://b.example;connect-src 'self' https://a.example https://b.example; script-src 'self' 'sha256-a' https://a.example https://b.example; style-src 'self' https://a.example https://b.example; style-src-attr 'none';",
  )
})

it('leaves the policy of every other page as it is', () => {
  expect(lettingIn(policy)).toBe(policy)
})
