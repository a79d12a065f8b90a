import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`livraisons_commande_idx\`;`)
  await db.run(sql`ALTER TABLE \`livraisons\` ADD \`suite_de_id\` integer REFERENCES livraisons(id) ON DELETE set null;`)
  await db.run(sql`CREATE UNIQUE INDEX \`livraisons_suite_de_idx\` ON \`livraisons\` (\`suite_de_id\`);`)
  await db.run(sql`CREATE INDEX \`livraisons_commande_idx\` ON \`livraisons\` (\`commande_id\`);`)
  await db.run(sql`ALTER TABLE \`paiements\` ADD \`livraison\` text;`)
  await db.run(sql`CREATE INDEX \`paiements_livraison_idx\` ON \`paiements\` (\`livraison\`);`)
  await db.run(sql`ALTER TABLE \`coursiers\` ADD \`especes_depuis\` text;`)
  await db.run(sql`CREATE INDEX \`coursiers_especes_depuis_idx\` ON \`coursiers\` (\`especes_depuis\`);`)
  await db.run(sql`UPDATE \`coursiers\` SET \`especes_depuis\` = (SELECT min(\`created_at\`) FROM \`caisse_coursiers\` WHERE \`coursier_id\` = \`coursiers\`.\`id\` AND \`comptage_id\` IS NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_livraisons\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`assignee_id\` integer,
  	\`reference\` text NOT NULL,
  	\`etat\` text DEFAULT 'demandée' NOT NULL,
  	\`etat_le\` text,
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
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`commande_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`coursier_id\`) REFERENCES \`coursiers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_livraisons\`("id", "assignee_id", "reference", "etat", "etat_le", "commande_id", "nom", "phone", "indicatif", "email", "depart_ville", "depart_quartier", "depart_repere", "depart_contact", "depart_phone", "arrivee_ville", "arrivee_quartier", "arrivee_repere", "arrivee_contact", "arrivee_phone", "colis", "souhait", "mode", "payeur", "estimation", "prix", "coursier_id", "jour", "raison", "tentative", "code", "notes", "suspicion", "locale", "idempotency_key", "search_text", "updated_at", "created_at") SELECT "id", "assignee_id", "reference", "etat", "etat_le", "commande_id", "nom", "phone", "indicatif", "email", "depart_ville", "depart_quartier", "depart_repere", "depart_contact", "depart_phone", "arrivee_ville", "arrivee_quartier", "arrivee_repere", "arrivee_contact", "arrivee_phone", "colis", "souhait", "mode", "payeur", "estimation", "prix", "coursier_id", "jour", "raison", "tentative", "code", "notes", "suspicion", "locale", "idempotency_key", "search_text", "updated_at", "created_at" FROM \`livraisons\`;`)
  await db.run(sql`DROP TABLE \`livraisons\`;`)
  await db.run(sql`ALTER TABLE \`__new_livraisons\` RENAME TO \`livraisons\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`livraisons_assignee_idx\` ON \`livraisons\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`livraisons_reference_idx\` ON \`livraisons\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`livraisons_etat_idx\` ON \`livraisons\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`livraisons_etat_le_idx\` ON \`livraisons\` (\`etat_le\`);`)
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
  await db.run(sql`DROP INDEX \`paiements_livraison_idx\`;`)
  await db.run(sql`ALTER TABLE \`paiements\` DROP COLUMN \`livraison\`;`)
  await db.run(sql`DROP INDEX \`coursiers_especes_depuis_idx\`;`)
  await db.run(sql`ALTER TABLE \`coursiers\` DROP COLUMN \`especes_depuis\`;`)
}
