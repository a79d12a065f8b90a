import { describe, expect, it } from 'vitest'
import { weakPassword } from './weakPassword.ts'

const about = ['fatou.ouedraogo@sira.example', 'Fatou Ouédraogo']

describe('a password that anyone would try first', () => {
  it.each([
    ...['aaaaaaaaaa', '1234567890', '0987654321', 'azertyuiop', 'qwertyuiop', 'abababababab'],
    ...['SiraSiraSira', 'sira-2026!', 'Sira2026Sira2026', 'Administrateur2026', 'motdepasse123'],
    ...['M0tdep@sse!', 'Password1234', 'Burkina2026!', 'abcdefghij', '1q2w3e4r5t', 'ouagadougou1'],
    ...['fatou.ouedraogo', 'Ouedraogo2026', '2026202620', '12345678901234'],
  ])('is refused: %s', (password) => {
    expect(weakPassword(password, about)).toContain('se devine trop vite')
  })

  it('is counted in the letters that people see, however they are composed', () => {
    expect(weakPassword('éàùôîçêëï'.normalize('NFD'))).toContain('au moins 10 caractères')
    expect(weakPassword('Ouédraogo2026'.normalize('NFD'), about)).toContain('se devine trop vite')
  })

  it('is refused when it is short, or too long to be anything but an attack', () => {
    expect(weakPassword('t3mpS-hiv')).toContain('au moins 10 caractères')
    expect(weakPassword('mangue '.repeat(40))).toContain('au plus 200 caractères')
  })
})

describe('a password of one’s own', () => {
  it.each([
    ...['Un-mot-de-passe-7', 'mangue tambour lundi', 'kX9$vm2qLw', 'le vélo bleu de Koudougou'],
    ...['Un-mot-de-passe-pour-essayer-7', 'dXNlcnMtb25l', 'جبل شمس كتاب'],
  ])('is taken: %s', (password) => {
    expect(weakPassword(password, about)).toBeUndefined()
  })
})
