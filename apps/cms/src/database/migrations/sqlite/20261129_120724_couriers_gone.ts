import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_gestes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cle\` text NOT NULL,
  	\`livraison_id\` integer NOT NULL,
  	\`coursier_id\` integer,
  	\`nature\` text NOT NULL,
  	\`fait_le\` text NOT NULL,
  	\`tentative\` numeric,
  	\`code_juste\` integer,
  	\`signature\` text,
  	\`raison\` text,
  	\`montant\` numeric,
  	\`suite\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`livraison_id\`) REFERENCES \`livraisons\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`coursier_id\`) REFERENCES \`coursiers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_gestes\`("id", "cle", "livraison_id", "coursier_id", "nature", "fait_le", "tentative", "code_juste", "signature", "raison", "montant", "suite", "updated_at", "created_at") SELECT "id", "cle", "livraison_id", "coursier_id", "nature", "fait_le", "tentative", "code_juste", "signature", "raison", "montant", "suite", "updated_at", "created_at" FROM \`gestes\`;`)
  await db.run(sql`DROP TABLE \`gestes\`;`)
  await db.run(sql`ALTER TABLE \`__new_gestes\` RENAME TO \`gestes\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`gestes_cle_idx\` ON \`gestes\` (\`cle\`);`)
  await db.run(sql`CREATE INDEX \`gestes_livraison_idx\` ON \`gestes\` (\`livraison_id\`);`)
  await db.run(sql`CREATE INDEX \`gestes_coursier_idx\` ON \`gestes\` (\`coursier_id\`);`)
  await db.run(sql`CREATE INDEX \`gestes_updated_at_idx\` ON \`gestes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gestes_created_at_idx\` ON \`gestes\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`livraisons\` ADD \`coursiers_avant\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_gestes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cle\` text NOT NULL,
  	\`livraison_id\` integer NOT NULL,
  	\`coursier_id\` integer NOT NULL,
  	\`nature\` text NOT NULL,
  	\`fait_le\` text NOT NULL,
  	\`tentative\` numeric,
  	\`code_juste\` integer,
  	\`signature\` text,
  	\`raison\` text,
  	\`montant\` numeric,
  	\`suite\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`livraison_id\`) REFERENCES \`livraisons\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`coursier_id\`) REFERENCES \`coursiers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_gestes\`("id", "cle", "livraison_id", "coursier_id", "nature", "fait_le", "tentative", "code_juste", "signature", "raison", "montant", "suite", "updated_at", "created_at") SELECT "id", "cle", "livraison_id", "coursier_id", "nature", "fait_le", "tentative", "code_juste", "signature", "raison", "montant", "suite", "updated_at", "created_at" FROM \`gestes\`;`)
  await db.run(sql`DROP TABLE \`gestes\`;`)
  await db.run(sql`ALTER TABLE \`__new_gestes\` RENAME TO \`gestes\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`gestes_cle_idx\` ON \`gestes\` (\`cle\`);`)
  await db.run(sql`CREATE INDEX \`gestes_livraison_idx\` ON \`gestes\` (\`livraison_id\`);`)
  await db.run(sql`CREATE INDEX \`gestes_coursier_idx\` ON \`gestes\` (\`coursier_id\`);`)
  await db.run(sql`CREATE INDEX \`gestes_updated_at_idx\` ON \`gestes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gestes_created_at_idx\` ON \`gestes\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`livraisons\` DROP COLUMN \`coursiers_avant\`;`)
}
