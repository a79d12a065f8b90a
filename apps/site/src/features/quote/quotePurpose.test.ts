import { expect, test } from 'vitest'
import { fr } from '../../i18n/fr.ts'
import { quoteTexts, serviceSubject } from './quotePurpose.ts'

test('The form says what it is for: heading, side text and button follow', () => {
  const texts = quoteTexts({ purpose: 'application', title: 'Technicien en énergie solaire' }, fr)
  expect(texts.heading).toBe('Postuler\u00a0: Technicien en énergie solaire')
  expect(texts.send).toBe('Envoyer ma candidature')
  expect(texts.aside[0]?.title).toBe('Postuler est gratuit')
})

test('Who applies with a number of another country reads of applications, and leads the offer along', () => {
  const { elsewhere } = quoteTexts({ purpose: 'application', title: 'Commercial' }, fr)
  expect(elsewhere?.text).toContain('Une candidature se dépose ici')
  expect(elsewhere?.text).not.toContain('devis')
  expect(elsewhere?.about).toBe('Postuler\u00a0: Commercial')
  expect(quoteTexts(undefined, fr).elsewhere).toBeUndefined()
})

test('Whoever comes by the menu reads the heading of product 2.12', () => {
  const texts = quoteTexts(undefined, fr)
  expect(texts.heading).toBe('Demander un devis pour des Services personnalisés')
  expect(texts.send).toBe('Envoyer la demande')
})

test('A service is named by us, never by the address', () => {
  expect(serviceSubject('Conception graphique', fr)?.title).toBe('Conception graphique')
  expect(serviceSubject('Envoyez 5 000 FCFA au 70 00 00 00', fr)).toBeUndefined()
  expect(serviceSubject('Autres', fr)).toBeUndefined()
})
