/**
 * Words that people here use for the same thing: one group a line, separated by commas. The
 * settings of the site start with these.
 */
export const defaultSynonyms = `cv, curriculum, curriculum vitae, سيرة ذاتية
excel, tableur, spreadsheet, إكسل, جداول البيانات
word, traitement de texte
powerpoint, diaporama
compta, comptabilité, comptable, محاسبة, محاسب
ia, intelligence artificielle, الذكاء الاصطناعي
rh, ressources humaines
stage, stagiaire, alternance, apprentissage
emploi, travail, poste, job
recrutement, embauche, recruter
lettre de motivation, candidature
entretien, entrevue
pub, publicité
courriel, mail, e-mail
portable, téléphone, smartphone
ordinateur, pc
internet, web
appli, application
vente en ligne, e-commerce, boutique en ligne
réseaux sociaux, facebook, whatsapp
création d’entreprise, entrepreneuriat, plan d’affaires, business plan
appel d’offres, marchés publics
gestion de projet, chef de projet
btp, bâtiment, construction
chauffeur, conducteur
secrétaire, assistante
devis, tarif, prix
livre, ouvrage, manuel
momo, mobile money, orange money, moov money`
