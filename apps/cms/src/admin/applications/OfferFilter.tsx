/** In the place of Payload's list of offers, which those who answer candidates may not read. */
export function OfferFilter() {
  return <p className="sira-note">Choisie au-dessus de la liste.</p>
}
