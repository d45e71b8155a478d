#!/bin/sh
# Patroni runs this once, on the first primary: it creates the portal's role and database. Arguments: the file with the password, the address.
set -eu
password=$(cat "$1")
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set password="$password" "$2" <<'SQL'
create role hunarmand login password :'password';
create database hunarmand owner hunarmand;
SQL
