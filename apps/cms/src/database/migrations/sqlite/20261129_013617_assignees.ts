import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`commandes_assignee_idx\` ON \`commandes\` (\`assignee_id\`);`)
  await db.run(sql`ALTER TABLE \`livraisons\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`livraisons_assignee_idx\` ON \`livraisons\` (\`assignee_id\`);`)
  await db.run(sql`ALTER TABLE \`coursiers\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`coursiers_assignee_idx\` ON \`coursiers\` (\`assignee_id\`);`)
  await db.run(sql`ALTER TABLE \`candidatures\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`candidatures_assignee_idx\` ON \`candidatures\` (\`assignee_id\`);`)
  await db.run(sql`ALTER TABLE \`inscriptions\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`inscriptions_assignee_idx\` ON \`inscriptions\` (\`assignee_id\`);`)
  await db.run(sql`ALTER TABLE \`attentes\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`attentes_assignee_idx\` ON \`attentes\` (\`assignee_id\`);`)
  await db.run(sql`ALTER TABLE \`estimations\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`estimations_assignee_idx\` ON \`estimations\` (\`assignee_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_commandes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`etat\` text NOT NULL,
  	\`nom\` text,
  	\`phone\` text,
  	\`indicatif\` text,
  	\`email\` text,
  	\`locale\` text DEFAULT 'fr' NOT NULL,
  	\`mode\` text NOT NULL,
  	\`livraison\` numeric NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`paye\` numeric DEFAULT 0 NOT NULL,
  	\`acompte\` numeric,
  	\`solde_le\` text,
  	\`rappel_solde_le\` text,
  	\`remise_mode\` text DEFAULT 'agence' NOT NULL,
  	\`remise_ville\` text,
  	\`remise_quartier\` text,
  	\`remise_repere\` text,
  	\`entreprise_nom\` text,
  	\`entreprise_ifu\` text,
  	\`entreprise_rccm\` text,
  	\`bon_de_commande\` text,
  	\`note\` text,
  	\`notes\` text,
  	\`echeance\` text,
  	\`rappel_le\` text,
  	\`fec_numero\` text,
  	\`fec_qr\` text,
  	\`cle\` text NOT NULL,
  	\`cle_envoi\` text,
  	\`empreinte\` text NOT NULL,
  	\`reseau\` text,
  	\`delai_court\` integer DEFAULT false,
  	\`sursis\` numeric,
  	\`effacee_le\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_commandes\`("id", "reference", "etat", "nom", "phone", "indicatif", "email", "locale", "mode", "livraison", "total", "paye", "acompte", "solde_le", "rappel_solde_le", "remise_mode", "remise_ville", "remise_quartier", "remise_repere", "entreprise_nom", "entreprise_ifu", "entreprise_rccm", "bon_de_commande", "note", "notes", "echeance", "rappel_le", "fec_numero", "fec_qr", "cle", "cle_envoi", "empreinte", "reseau", "delai_court", "sursis", "effacee_le", "search_text", "updated_at", "created_at") SELECT "id", "reference", "etat", "nom", "phone", "indicatif", "email", "locale", "mode", "livraison", "total", "paye", "acompte", "solde_le", "rappel_solde_le", "remise_mode", "remise_ville", "remise_quartier", "remise_repere", "entreprise_nom", "entreprise_ifu", "entreprise_rccm", "bon_de_commande", "note", "notes", "echeance", "rappel_le", "fec_numero", "fec_qr", "cle", "cle_envoi", "empreinte", "reseau", "delai_court", "sursis", "effacee_le", "search_text", "updated_at", "created_at" FROM \`commandes\`;`)
  await db.run(sql`DROP TABLE \`commandes\`;`)
  await db.run(sql`ALTER TABLE \`__new_commandes\` RENAME TO \`commandes\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`commandes_reference_idx\` ON \`commandes\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`commandes_etat_idx\` ON \`commandes\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`commandes_phone_idx\` ON \`commandes\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`commandes_email_idx\` ON \`commandes\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`commandes_solde_le_idx\` ON \`commandes\` (\`solde_le\`);`)
  await db.run(sql`CREATE INDEX \`commandes_echeance_idx\` ON \`commandes\` (\`echeance\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`commandes_cle_envoi_idx\` ON \`commandes\` (\`cle_envoi\`);`)
  await db.run(sql`CREATE INDEX \`commandes_reseau_idx\` ON \`commandes\` (\`reseau\`);`)
  await db.run(sql`CREATE INDEX \`commandes_updated_at_idx\` ON \`commandes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`commandes_created_at_idx\` ON \`commandes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`etat_echeance_idx\` ON \`commandes\` (\`etat\`,\`echeance\`);`)
  await db.run(sql`CREATE TABLE \`__new_livraisons\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`etat\` text DEFAULT 'demandée' NOT NULL,
  	\`commande_id\` integer,
  	\`nom\` text,
  	\`phone\` text,
  	\`indicatif\` text,
  	\`email\` text,
  	\`depart_ville\` text,
  	\`depart_quartier\` text,
  	\`depart_repere\` text,
  	\`depart_contact\` text,
  	\`depart_phone\` text,
  	\`arrivee_ville\` text,
  	\`arrivee_quartier\` text,
  	\`arrivee_repere\` text,
  	\`arrivee_contact\` text,
  	\`arrivee_phone\` text,
  	\`colis\` text,
  	\`souhait\` text,
  	\`mode\` text,
  	\`payeur\` text,
  	\`estimation\` numeric,
  	\`prix\` numeric,
  	\`coursier_id\` integer,
  	\`jour\` text,
  	\`raison\` text,
  	\`tentative\` numeric DEFAULT 1,
  	\`code\` text,
  	\`notes\` text,
  	\`suspicion\` text,
  	\`locale\` text DEFAULT 'fr',
  	\`idempotency_key\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`commande_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`coursier_id\`) REFERENCES \`coursiers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_livraisons\`("id", "reference", "etat", "commande_id", "nom", "phone", "indicatif", "email", "depart_ville", "depart_quartier", "depart_repere", "depart_contact", "depart_phone", "arrivee_ville", "arrivee_quartier", "arrivee_repere", "arrivee_contact", "arrivee_phone", "colis", "souhait", "mode", "payeur", "estimation", "prix", "coursier_id", "jour", "raison", "tentative", "code", "notes", "suspicion", "locale", "idempotency_key", "search_text", "updated_at", "created_at") SELECT "id", "reference", "etat", "commande_id", "nom", "phone", "indicatif", "email", "depart_ville", "depart_quartier", "depart_repere", "depart_contact", "depart_phone", "arrivee_ville", "arrivee_quartier", "arrivee_repere", "arrivee_contact", "arrivee_phone", "colis", "souhait", "mode", "payeur", "estimation", "prix", "coursier_id", "jour", "raison", "tentative", "code", "notes", "suspicion", "locale", "idempotency_key", "search_text", "updated_at", "created_at" FROM \`livraisons\`;`)
  await db.run(sql`DROP TABLE \`livraisons\`;`)
  await db.run(sql`ALTER TABLE \`__new_livraisons\` RENAME TO \`livraisons\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`livraisons_reference_idx\` ON \`livraisons\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`livraisons_etat_idx\` ON \`livraisons\` (\`etat\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`livraisons_commande_idx\` ON \`livraisons\` (\`commande_id\`);`)
  await db.run(sql`CREATE INDEX \`livraisons_phone_idx\` ON \`livraisons\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`livraisons_email_idx\` ON \`livraisons\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`livraisons_depart_phone_idx\` ON \`livraisons\` (\`depart_phone\`);`)
  await db.run(sql`CREATE INDEX \`livraisons_arrivee_phone_idx\` ON \`livraisons\` (\`arrivee_phone\`);`)
  await db.run(sql`CREATE INDEX \`livraisons_coursier_idx\` ON \`livraisons\` (\`coursier_id\`);`)
  await db.run(sql`CREATE INDEX \`livraisons_jour_idx\` ON \`livraisons\` (\`jour\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`livraisons_idempotency_key_idx\` ON \`livraisons\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`livraisons_updated_at_idx\` ON \`livraisons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`livraisons_created_at_idx\` ON \`livraisons\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_coursiers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`etat\` text DEFAULT 'reçue' NOT NULL,
  	\`nom\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`indicatif\` text,
  	\`email\` text,
  	\`ville\` text NOT NULL,
  	\`zone\` text,
  	\`engin\` text NOT NULL,
  	\`permis\` text,
  	\`disponible\` integer DEFAULT true,
  	\`piece_fichier\` text,
  	\`piece_fichier_nom\` text,
  	\`piece_fichier_type\` text,
  	\`piece_fichier_taille\` numeric,
  	\`permis_fichier\` text,
  	\`permis_fichier_nom\` text,
  	\`permis_fichier_type\` text,
  	\`permis_fichier_taille\` numeric,
  	\`notes\` text,
  	\`lien\` text,
  	\`code_lien\` text,
  	\`essais_lien\` numeric,
  	\`lien_jusque\` text,
  	\`appareil\` text,
  	\`appareil_le\` text,
  	\`empreinte\` text,
  	\`suspicion\` text,
  	\`locale\` text DEFAULT 'fr',
  	\`idempotency_key\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_coursiers\`("id", "reference", "etat", "nom", "phone", "indicatif", "email", "ville", "zone", "engin", "permis", "disponible", "piece_fichier", "piece_fichier_nom", "piece_fichier_type", "piece_fichier_taille", "permis_fichier", "permis_fichier_nom", "permis_fichier_type", "permis_fichier_taille", "notes", "lien", "code_lien", "essais_lien", "lien_jusque", "appareil", "appareil_le", "empreinte", "suspicion", "locale", "idempotency_key", "search_text", "updated_at", "created_at") SELECT "id", "reference", "etat", "nom", "phone", "indicatif", "email", "ville", "zone", "engin", "permis", "disponible", "piece_fichier", "piece_fichier_nom", "piece_fichier_type", "piece_fichier_taille", "permis_fichier", "permis_fichier_nom", "permis_fichier_type", "permis_fichier_taille", "notes", "lien", "code_lien", "essais_lien", "lien_jusque", "appareil", "appareil_le", "empreinte", "suspicion", "locale", "idempotency_key", "search_text", "updated_at", "created_at" FROM \`coursiers\`;`)
  await db.run(sql`DROP TABLE \`coursiers\`;`)
  await db.run(sql`ALTER TABLE \`__new_coursiers\` RENAME TO \`coursiers\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`coursiers_reference_idx\` ON \`coursiers\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`coursiers_etat_idx\` ON \`coursiers\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`coursiers_phone_idx\` ON \`coursiers\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`coursiers_email_idx\` ON \`coursiers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`coursiers_piece_fichier_idx\` ON \`coursiers\` (\`piece_fichier\`);`)
  await db.run(sql`CREATE INDEX \`coursiers_permis_fichier_idx\` ON \`coursiers\` (\`permis_fichier\`);`)
  await db.run(sql`CREATE INDEX \`coursiers_lien_idx\` ON \`coursiers\` (\`lien\`);`)
  await db.run(sql`CREATE INDEX \`coursiers_appareil_idx\` ON \`coursiers\` (\`appareil\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`coursiers_idempotency_key_idx\` ON \`coursiers\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`coursiers_updated_at_idx\` ON \`coursiers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`coursiers_created_at_idx\` ON \`coursiers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_candidatures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text,
  	\`etat\` text NOT NULL,
  	\`offre_id\` integer,
  	\`intitule\` text,
  	\`nom\` text,
  	\`phone\` text,
  	\`indicatif\` text,
  	\`email\` text,
  	\`message\` text,
  	\`profil\` text,
  	\`reponses\` text,
  	\`resume\` text,
  	\`cv\` text,
  	\`cv_nom\` text,
  	\`cv_type\` text,
  	\`cv_taille\` numeric,
  	\`lettre\` text,
  	\`lettre_nom\` text,
  	\`lettre_type\` text,
  	\`lettre_taille\` numeric,
  	\`appreciation\` text,
  	\`notes\` text,
  	\`motif\` text,
  	\`refus_motif\` text,
  	\`refus_mot\` text,
  	\`refus_par\` text,
  	\`refus_le\` text,
  	\`entretien_le\` text,
  	\`entretien_lieu\` text,
  	\`entretien_reponse\` text,
  	\`entretien_version\` numeric,
  	\`accord\` text,
  	\`accord_le\` text,
  	\`consenti_le\` text,
  	\`repondue_le\` text,
  	\`effacee_le\` text,
  	\`identite\` text,
  	\`unicite\` text,
  	\`empreinte\` text,
  	\`suspicion\` text,
  	\`locale\` text DEFAULT 'fr',
  	\`idempotency_key\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`offre_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_candidatures\`("id", "reference", "etat", "offre_id", "intitule", "nom", "phone", "indicatif", "email", "message", "profil", "reponses", "resume", "cv", "cv_nom", "cv_type", "cv_taille", "lettre", "lettre_nom", "lettre_type", "lettre_taille", "appreciation", "notes", "motif", "refus_motif", "refus_mot", "refus_par", "refus_le", "entretien_le", "entretien_lieu", "entretien_reponse", "entretien_version", "accord", "accord_le", "consenti_le", "repondue_le", "effacee_le", "identite", "unicite", "empreinte", "suspicion", "locale", "idempotency_key", "search_text", "updated_at", "created_at") SELECT "id", "reference", "etat", "offre_id", "intitule", "nom", "phone", "indicatif", "email", "message", "profil", "reponses", "resume", "cv", "cv_nom", "cv_type", "cv_taille", "lettre", "lettre_nom", "lettre_type", "lettre_taille", "appreciation", "notes", "motif", "refus_motif", "refus_mot", "refus_par", "refus_le", "entretien_le", "entretien_lieu", "entretien_reponse", "entretien_version", "accord", "accord_le", "consenti_le", "repondue_le", "effacee_le", "identite", "unicite", "empreinte", "suspicion", "locale", "idempotency_key", "search_text", "updated_at", "created_at" FROM \`candidatures\`;`)
  await db.run(sql`DROP TABLE \`candidatures\`;`)
  await db.run(sql`ALTER TABLE \`__new_candidatures\` RENAME TO \`candidatures\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`candidatures_reference_idx\` ON \`candidatures\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`candidatures_etat_idx\` ON \`candidatures\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`candidatures_offre_idx\` ON \`candidatures\` (\`offre_id\`);`)
  await db.run(sql`CREATE INDEX \`candidatures_phone_idx\` ON \`candidatures\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`candidatures_email_idx\` ON \`candidatures\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`candidatures_cv_idx\` ON \`candidatures\` (\`cv\`);`)
  await db.run(sql`CREATE INDEX \`candidatures_lettre_idx\` ON \`candidatures\` (\`lettre\`);`)
  await db.run(sql`CREATE INDEX \`candidatures_refus_le_idx\` ON \`candidatures\` (\`refus_le\`);`)
  await db.run(sql`CREATE INDEX \`candidatures_entretien_le_idx\` ON \`candidatures\` (\`entretien_le\`);`)
  await db.run(sql`CREATE INDEX \`candidatures_repondue_le_idx\` ON \`candidatures\` (\`repondue_le\`);`)
  await db.run(sql`CREATE INDEX \`candidatures_identite_idx\` ON \`candidatures\` (\`identite\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`candidatures_unicite_idx\` ON \`candidatures\` (\`unicite\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`candidatures_idempotency_key_idx\` ON \`candidatures\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`candidatures_updated_at_idx\` ON \`candidatures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`candidatures_created_at_idx\` ON \`candidatures\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`offre_etat_idx\` ON \`candidatures\` (\`offre_id\`,\`etat\`);`)
  await db.run(sql`CREATE TABLE \`__new_inscriptions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`etat\` text NOT NULL,
  	\`session_id\` integer NOT NULL,
  	\`commande_id\` integer NOT NULL,
  	\`place\` numeric NOT NULL,
  	\`nom\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`prix\` numeric NOT NULL,
  	\`acompte\` numeric,
  	\`notes\` text,
  	\`prevenir_le\` text,
  	\`prevenir_de\` text,
  	\`convoque_le\` text,
  	\`rappele_pour\` text,
  	\`note_contenu\` numeric,
  	\`note_formateur\` numeric,
  	\`note_organisation\` numeric,
  	\`note_utilite\` numeric,
  	\`avis\` text,
  	\`avis_public\` integer,
  	\`evalue_le\` text,
  	\`avis_publie_le\` text,
  	\`cle_change\` text,
  	\`empreinte_change\` text,
  	\`effacee_le\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`session_id\`) REFERENCES \`sessions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`commande_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_inscriptions\`("id", "reference", "etat", "session_id", "commande_id", "place", "nom", "phone", "email", "prix", "acompte", "notes", "prevenir_le", "prevenir_de", "convoque_le", "rappele_pour", "note_contenu", "note_formateur", "note_organisation", "note_utilite", "avis", "avis_public", "evalue_le", "avis_publie_le", "cle_change", "empreinte_change", "effacee_le", "search_text", "updated_at", "created_at") SELECT "id", "reference", "etat", "session_id", "commande_id", "place", "nom", "phone", "email", "prix", "acompte", "notes", "prevenir_le", "prevenir_de", "convoque_le", "rappele_pour", "note_contenu", "note_formateur", "note_organisation", "note_utilite", "avis", "avis_public", "evalue_le", "avis_publie_le", "cle_change", "empreinte_change", "effacee_le", "search_text", "updated_at", "created_at" FROM \`inscriptions\`;`)
  await db.run(sql`DROP TABLE \`inscriptions\`;`)
  await db.run(sql`ALTER TABLE \`__new_inscriptions\` RENAME TO \`inscriptions\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`inscriptions_reference_idx\` ON \`inscriptions\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`inscriptions_etat_idx\` ON \`inscriptions\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`inscriptions_session_idx\` ON \`inscriptions\` (\`session_id\`);`)
  await db.run(sql`CREATE INDEX \`inscriptions_commande_idx\` ON \`inscriptions\` (\`commande_id\`);`)
  await db.run(sql`CREATE INDEX \`inscriptions_phone_idx\` ON \`inscriptions\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`inscriptions_email_idx\` ON \`inscriptions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`inscriptions_updated_at_idx\` ON \`inscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inscriptions_created_at_idx\` ON \`inscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`commande_session_place_idx\` ON \`inscriptions\` (\`commande_id\`,\`session_id\`,\`place\`);`)
  await db.run(sql`CREATE TABLE \`__new_attentes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`etat\` text NOT NULL,
  	\`session_id\` integer NOT NULL,
  	\`places\` numeric NOT NULL,
  	\`nom\` text NOT NULL,
  	\`phone\` text,
  	\`indicatif\` text,
  	\`email\` text,
  	\`locale\` text DEFAULT 'fr' NOT NULL,
  	\`jusqua\` text,
  	\`commande_id\` integer,
  	\`notes\` text,
  	\`rang\` numeric,
  	\`reseau\` text,
  	\`identite\` text,
  	\`cle_envoi\` text,
  	\`empreinte\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`session_id\`) REFERENCES \`sessions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`commande_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_attentes\`("id", "reference", "etat", "session_id", "places", "nom", "phone", "indicatif", "email", "locale", "jusqua", "commande_id", "notes", "rang", "reseau", "identite", "cle_envoi", "empreinte", "search_text", "updated_at", "created_at") SELECT "id", "reference", "etat", "session_id", "places", "nom", "phone", "indicatif", "email", "locale", "jusqua", "commande_id", "notes", "rang", "reseau", "identite", "cle_envoi", "empreinte", "search_text", "updated_at", "created_at" FROM \`attentes\`;`)
  await db.run(sql`DROP TABLE \`attentes\`;`)
  await db.run(sql`ALTER TABLE \`__new_attentes\` RENAME TO \`attentes\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`attentes_reference_idx\` ON \`attentes\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`attentes_etat_idx\` ON \`attentes\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`attentes_session_idx\` ON \`attentes\` (\`session_id\`);`)
  await db.run(sql`CREATE INDEX \`attentes_phone_idx\` ON \`attentes\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`attentes_email_idx\` ON \`attentes\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`attentes_commande_idx\` ON \`attentes\` (\`commande_id\`);`)
  await db.run(sql`CREATE INDEX \`attentes_reseau_idx\` ON \`attentes\` (\`reseau\`);`)
  await db.run(sql`CREATE INDEX \`attentes_identite_idx\` ON \`attentes\` (\`identite\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`attentes_cle_envoi_idx\` ON \`attentes\` (\`cle_envoi\`);`)
  await db.run(sql`CREATE INDEX \`attentes_updated_at_idx\` ON \`attentes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`attentes_created_at_idx\` ON \`attentes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`session_etat_idx\` ON \`attentes\` (\`session_id\`,\`etat\`);`)
  await db.run(sql`CREATE TABLE \`__new_estimations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`nom\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`valable_jusquau\` text,
  	\`mot\` text,
  	\`conditions\` text,
  	\`numero\` text,
  	\`etat\` text DEFAULT 'brouillon' NOT NULL,
  	\`total\` numeric,
  	\`locale\` text DEFAULT 'fr' NOT NULL,
  	\`demande_id\` integer,
  	\`commande_id\` integer,
  	\`replied_at\` text,
  	\`envoye_le\` text,
  	\`effacee_le\` text,
  	\`history\` text,
  	\`fichier\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`demande_id\`) REFERENCES \`devis\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`commande_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_estimations\`("id", "nom", "email", "phone", "valable_jusquau", "mot", "conditions", "numero", "etat", "total", "locale", "demande_id", "commande_id", "replied_at", "envoye_le", "effacee_le", "history", "fichier", "search_text", "updated_at", "created_at") SELECT "id", "nom", "email", "phone", "valable_jusquau", "mot", "conditions", "numero", "etat", "total", "locale", "demande_id", "commande_id", "replied_at", "envoye_le", "effacee_le", "history", "fichier", "search_text", "updated_at", "created_at" FROM \`estimations\`;`)
  await db.run(sql`DROP TABLE \`estimations\`;`)
  await db.run(sql`ALTER TABLE \`__new_estimations\` RENAME TO \`estimations\`;`)
  await db.run(sql`CREATE INDEX \`estimations_email_idx\` ON \`estimations\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`estimations_phone_idx\` ON \`estimations\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`estimations_valable_jusquau_idx\` ON \`estimations\` (\`valable_jusquau\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`estimations_numero_idx\` ON \`estimations\` (\`numero\`);`)
  await db.run(sql`CREATE INDEX \`estimations_etat_idx\` ON \`estimations\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`estimations_demande_idx\` ON \`estimations\` (\`demande_id\`);`)
  await db.run(sql`CREATE INDEX \`estimations_commande_idx\` ON \`estimations\` (\`commande_id\`);`)
  await db.run(sql`CREATE INDEX \`estimations_replied_at_idx\` ON \`estimations\` (\`replied_at\`);`)
  await db.run(sql`CREATE INDEX \`estimations_fichier_idx\` ON \`estimations\` (\`fichier\`);`)
  await db.run(sql`CREATE INDEX \`estimations_updated_at_idx\` ON \`estimations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`estimations_created_at_idx\` ON \`estimations\` (\`created_at\`);`)
}
