#!/bin/sh
# Makes the secrets of ops/compose.yaml in ops/secrets, once. A secret that exists stays: data are encrypted with it.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
# Containers run as other users. The folder keeps others on this machine out.
chmod 700 secrets
umask 022

random() { head -c 36 /dev/urandom | base64 | tr -d '\n' | tr '+/' '-_'; }
keep() { [ -s "secrets/$1" ] || printf '%s' "$2" > "secrets/$1"; }

keep token_secret "$(random)"
keep backup_key "$(random)"
keep database_password "$(random)"
keep store_key hunarmand
keep store_secret "$(random)"
keep database_url "postgres://hunarmand:$(cat secrets/database_password)@database:5432/hunarmand"
store="$(cat secrets/store_key):$(cat secrets/store_secret)@s3.local"
endpoint="endpoint=http%3A%2F%2Fstore%3A7070&region=us-east-1"
keep files_url "s3://$store/hunarmand-files?$endpoint"
keep backup_url "s3://$store/hunarmand-backups?$endpoint"
keep store.env "ROOT_ACCESS_KEY=$(cat secrets/store_key)
ROOT_SECRET_KEY=$(cat secrets/store_secret)
"
echo "The secrets are in $(pwd)/secrets. Keep a copy of token_secret and backup_key somewhere else."
