import { routes } from '@sira/contract/routes'

/** A page of the site, or a document, that a text can lead to. */
export interface LinkTarget {
  title: string
  /** The kind of page, in the words of the menu. */
  kind: string
  /** In French: the site leads to the same page in the language of the text. */
  path: string
  isDocument?: true
}

const page = (title: string, path: string): LinkTarget => ({ title, kind: 'Page', path })

/** The pages that are no records, by the names staff know them by. */
export const sitePages: readonly LinkTarget[] = [
  page('Accueil', routes.home),
  page('À propos de nous', routes.about),
  page('Nos services', routes.services),
  page('Nos formations', routes.trainings),
  page('Nos offres d’emploi', routes.jobs),
  page('Nos actualités', routes.news),
  page('Questions fréquentes', routes.faq),
  page('Contact', routes.contact),
  page('Demander un devis', routes.quote),
  page('Conseils', routes.advice),
  page('Prospection', routes.prospecting),
  page('Mise en relation', routes.jobMatching),
  page('Formations professionnelles', routes.professionalTraining),
  page('Livraison', routes.delivery),
  page('Devenir livreur', routes.becomeCourier),
  page('Transformation digitale', routes.transformation),
  page('Stratégie marketing digital', routes.marketing),
  page('Stratégie de communication digitale', routes.communication),
  page('Développement applicatif', routes.applications),
  page('Analyse de données', routes.data),
  page('Conception graphique', routes.graphicDesign),
  page('Suivre une demande ou une commande', routes.followUp),
]
