import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`depots\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`jeton\` text NOT NULL,
  	\`cle\` text,
  	\`reseau\` text,
  	\`fichier\` text,
  	\`longueur\` numeric NOT NULL,
  	\`recu\` numeric NOT NULL,
  	\`morceaux\` text NOT NULL,
  	\`fin_le\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`depots_jeton_idx\` ON \`depots\` (\`jeton\`);`)
  await db.run(sql`CREATE INDEX \`depots_reseau_idx\` ON \`depots\` (\`reseau\`);`)
  await db.run(sql`CREATE INDEX \`depots_updated_at_idx\` ON \`depots\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`depots_created_at_idx\` ON \`depots\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`depots_id\` integer REFERENCES depots(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_depots_id_idx\` ON \`payload_locked_documents_rels\` (\`depots_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`depots\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`blogs_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`formations_id\` integer,
  	\`formateurs_id\` integer,
  	\`thematiques_id\` integer,
  	\`typesformations_id\` integer,
  	\`modesformations_id\` integer,
  	\`modespayments_id\` integer,
  	\`jobs_id\` integer,
  	\`compagnies_id\` integer,
  	\`jobdomains_id\` integer,
  	\`jobtypes_id\` integer,
  	\`experience_levels_id\` integer,
  	\`biblios_id\` integer,
  	\`faqs_id\` integer,
  	\`media_id\` integer,
  	\`picture_labels_id\` integer,
  	\`redirections_id\` integer,
  	\`sessions_id\` integer,
  	\`jours_feries_id\` integer,
  	\`devis_id\` integer,
  	\`contacts_id\` integer,
  	\`newsletters_id\` integer,
  	\`commandes_id\` integer,
  	\`paiements_id\` integer,
  	\`tarifs_id\` integer,
  	\`operateurs_id\` integer,
  	\`villes_livrees_id\` integer,
  	\`estimations_id\` integer,
  	\`commentaires_id\` integer,
  	\`answer_templates_id\` integer,
  	\`letters_id\` integer,
  	\`reader_groups_id\` integer,
  	\`documents_id\` integer,
  	\`fils_fermes_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`formations_id\`) REFERENCES \`formations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`formateurs_id\`) REFERENCES \`formateurs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`thematiques_id\`) REFERENCES \`thematiques\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`typesformations_id\`) REFERENCES \`typesformations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`modesformations_id\`) REFERENCES \`modesformations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`modespayments_id\`) REFERENCES \`modespayments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`compagnies_id\`) REFERENCES \`compagnies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobdomains_id\`) REFERENCES \`jobdomains\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobtypes_id\`) REFERENCES \`jobtypes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experience_levels_id\`) REFERENCES \`experience_levels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`biblios_id\`) REFERENCES \`biblios\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`picture_labels_id\`) REFERENCES \`picture_labels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirections_id\`) REFERENCES \`redirections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sessions_id\`) REFERENCES \`sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jours_feries_id\`) REFERENCES \`jours_feries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devis_id\`) REFERENCES \`devis\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletters_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`commandes_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`paiements_id\`) REFERENCES \`paiements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tarifs_id\`) REFERENCES \`tarifs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`operateurs_id\`) REFERENCES \`operateurs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`villes_livrees_id\`) REFERENCES \`villes_livrees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`estimations_id\`) REFERENCES \`estimations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`commentaires_id\`) REFERENCES \`commentaires\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`answer_templates_id\`) REFERENCES \`answer_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`letters_id\`) REFERENCES \`letters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reader_groups_id\`) REFERENCES \`reader_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`fils_fermes_id\`) REFERENCES \`fils_fermes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "blogs_id", "categories_id", "tags_id", "formations_id", "formateurs_id", "thematiques_id", "typesformations_id", "modesformations_id", "modespayments_id", "jobs_id", "compagnies_id", "jobdomains_id", "jobtypes_id", "experience_levels_id", "biblios_id", "faqs_id", "media_id", "picture_labels_id", "redirections_id", "sessions_id", "jours_feries_id", "devis_id", "contacts_id", "newsletters_id", "commandes_id", "paiements_id", "tarifs_id", "operateurs_id", "villes_livrees_id", "estimations_id", "commentaires_id", "answer_templates_id", "letters_id", "reader_groups_id", "documents_id", "fils_fermes_id", "users_id") SELECT "id", "order", "parent_id", "path", "blogs_id", "categories_id", "tags_id", "formations_id", "formateurs_id", "thematiques_id", "typesformations_id", "modesformations_id", "modespayments_id", "jobs_id", "compagnies_id", "jobdomains_id", "jobtypes_id", "experience_levels_id", "biblios_id", "faqs_id", "media_id", "picture_labels_id", "redirections_id", "sessions_id", "jours_feries_id", "devis_id", "contacts_id", "newsletters_id", "commandes_id", "paiements_id", "tarifs_id", "operateurs_id", "villes_livrees_id", "estimations_id", "commentaires_id", "answer_templates_id", "letters_id", "reader_groups_id", "documents_id", "fils_fermes_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blogs_id_idx\` ON \`payload_locked_documents_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_formations_id_idx\` ON \`payload_locked_documents_rels\` (\`formations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_formateurs_id_idx\` ON \`payload_locked_documents_rels\` (\`formateurs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_thematiques_id_idx\` ON \`payload_locked_documents_rels\` (\`thematiques_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_typesformations_id_idx\` ON \`payload_locked_documents_rels\` (\`typesformations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_modesformations_id_idx\` ON \`payload_locked_documents_rels\` (\`modesformations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_modespayments_id_idx\` ON \`payload_locked_documents_rels\` (\`modespayments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_compagnies_id_idx\` ON \`payload_locked_documents_rels\` (\`compagnies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobdomains_id_idx\` ON \`payload_locked_documents_rels\` (\`jobdomains_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobtypes_id_idx\` ON \`payload_locked_documents_rels\` (\`jobtypes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experience_levels_id_idx\` ON \`payload_locked_documents_rels\` (\`experience_levels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_biblios_id_idx\` ON \`payload_locked_documents_rels\` (\`biblios_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_picture_labels_id_idx\` ON \`payload_locked_documents_rels\` (\`picture_labels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirections_id_idx\` ON \`payload_locked_documents_rels\` (\`redirections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jours_feries_id_idx\` ON \`payload_locked_documents_rels\` (\`jours_feries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_devis_id_idx\` ON \`payload_locked_documents_rels\` (\`devis_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletters_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_commandes_id_idx\` ON \`payload_locked_documents_rels\` (\`commandes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_paiements_id_idx\` ON \`payload_locked_documents_rels\` (\`paiements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tarifs_id_idx\` ON \`payload_locked_documents_rels\` (\`tarifs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_operateurs_id_idx\` ON \`payload_locked_documents_rels\` (\`operateurs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_villes_livrees_id_idx\` ON \`payload_locked_documents_rels\` (\`villes_livrees_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_estimations_id_idx\` ON \`payload_locked_documents_rels\` (\`estimations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_commentaires_id_idx\` ON \`payload_locked_documents_rels\` (\`commentaires_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_answer_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`answer_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_letters_id_idx\` ON \`payload_locked_documents_rels\` (\`letters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reader_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`reader_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fils_fermes_id_idx\` ON \`payload_locked_documents_rels\` (\`fils_fermes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
