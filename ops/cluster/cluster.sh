#!/bin/bash
# PostgreSQL that survives the loss of any one part: three etcd, two PostgreSQL under Patroni, a PgBouncer for each of two portals, HAProxy.
# Everything runs on one machine, as the user postgres, in CLUSTER_DIR, on ports of the loopback interface from CLUSTER_PORT on.
# Needs: apt-get install patroni etcd-server haproxy pgbouncer postgresql. See docs/production.md, A cluster.
#
#   cluster.sh start [part...]   starts all parts that do not run, or only these
#   cluster.sh stop              stops all parts
#   cluster.sh kill part...      kills a part and all its processes with SIGKILL
#   cluster.sh status            says which parts run, and how Patroni sees the databases
#   cluster.sh primary           names the primary
#   cluster.sh crash part        kills only the PostgreSQL of a database. Its Patroni goes on
#   cluster.sh switchover        makes the standby the primary, and waits for it
#   cluster.sh settings          prints the portals' settings and the address of HAProxy
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
folder=${CLUSTER_DIR:?set CLUSTER_DIR to an absolute path of a folder}
base=${CLUSTER_PORT:-15400}
bin_folder=${CLUSTER_POSTGRES:-$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)}
parts=(etcd-1 etcd-2 etcd-3 database-1 database-2 pooler-1 pooler-2 proxy)
# Ports: portals, HAProxy, the primary, PgBouncer, PostgreSQL, Patroni, etcd.
portal_port() { echo $((base + $1)); }
proxy_port=$base
primary_port=$((base + 10))
pooler_port() { echo $((base + 10 + $1)); }
database_port() { echo $((base + 20 + $1)); }
rest_port() { echo $((base + 30 + $1)); }
etcd_port() { echo $((base + 40 + 2 * $1)); }
peer_port() { echo $((base + 41 + 2 * $1)); }

as_postgres() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --init-groups "$@"; else "$@"; fi; }
number_of() { echo "${1##*-}"; }
etcd_hosts() { for n in 1 2 3; do printf '%s127.0.0.1:%s' "${1-}" "$(etcd_port $n)"; [ $n = 3 ] || printf ,; done; }

# A process is known by its pid and the time of its start, because the system gives numbers of pids again.
born() { [ -r "/proc/$1/stat" ] && sed 's/.*) //' "/proc/$1/stat" 2>/dev/null | cut -d' ' -f20; }
runs() {
  local pid start
  [ -f "$folder/$1/pid" ] || return 1
  read -r pid start < "$folder/$1/pid"
  [ -n "$start" ] && [ "$(born "$pid")" = "$start" ] && [ "$(sed 's/.*) //' "/proc/$pid/stat" | cut -c1)" != Z ]
}
pid_of() { cut -d' ' -f1 "$folder/$1/pid"; }
postmaster_of() { head -1 "$folder/$1/data/postmaster.pid" 2>/dev/null || true; }

prepare() {
  install -d -m 0755 "$folder"
  [ "$(id -u)" != 0 ] || chown postgres "$folder"
  [ -f "$folder/password" ] || (umask 077 && openssl rand -hex 24 | as_postgres tee "$folder/password" > /dev/null)
  chmod 0600 "$folder/password"
}

# Copies a template of this folder with its names replaced.
fill() {
  local name=$2 number servers=() n
  number=$(number_of "$name")
  local databases="" portals=""
  for n in 1 2; do
    databases+="  server database-$n 127.0.0.1:$(database_port $n) check port $(rest_port $n)"$'\n'
    portals+="  server portal-$n 127.0.0.1:$(portal_port $n)"$'\n'
  done
  local own=0 rest=0
  case $name in
    pooler-*) own=$(pooler_port "$number") ;;
    database-*) own=$(database_port "$number"); rest=$(rest_port "$number") ;;
  esac
  local text
  text=$(cat "$here/$1")
  text=${text//@NAME@/$name} text=${text//@FOLDER@/$folder} text=${text//@HERE@/$here} text=${text//@BIN_FOLDER@/$bin_folder}
  text=${text//@PASSWORD@/$(cat "$folder/password")} text=${text//@ETCD_HOSTS@/$(etcd_hosts)} text=${text//@PARAMETERS@/${CLUSTER_PARAMETERS:-}}
  text=${text//@DATABASE_PORT@/$primary_port} text=${text//@PROXY_PORT@/$proxy_port} text=${text//@REST_PORT@/$rest} text=${text//@PORT@/$own}
  text=${text//@DATABASES@/$databases} text=${text//@PORTALS@/$portals}
  (umask 077 && printf '%s\n' "$text" > "$folder/$name/settings")
}

command_of() {
  local name=$1 number
  number=$(number_of "$name")
  case $name in
    etcd-*)
      local cluster="" n
      for n in 1 2 3; do cluster+="etcd-$n=http://127.0.0.1:$(peer_port $n),"; done
      command=(etcd --name "$name" --data-dir "$folder/$name/data" --logger zap --log-level warn --initial-cluster-state new --enable-v2=false
        --initial-cluster "${cluster%,}" --initial-cluster-token hunarmand --heartbeat-interval 250 --election-timeout 2500
        --listen-client-urls "http://127.0.0.1:$(etcd_port "$number")" --advertise-client-urls "http://127.0.0.1:$(etcd_port "$number")"
        --listen-peer-urls "http://127.0.0.1:$(peer_port "$number")" --initial-advertise-peer-urls "http://127.0.0.1:$(peer_port "$number")") ;;
    database-*) fill patroni.yaml.in "$name"; command=(patroni "$folder/$name/settings") ;;
    pooler-*)
      fill pgbouncer.ini "$name"
      (umask 077 && printf '"hunarmand" "%s"\n' "$(cat "$folder/password")" > "$folder/$name/users")
      command=(/usr/sbin/pgbouncer "$folder/$name/settings") ;;
    proxy) fill haproxy.cfg "$name"; command=(/usr/sbin/haproxy -db -f "$folder/$name/settings") ;;
    *) echo "there are ${parts[*]}; not $name" >&2; return 1 ;;
  esac
}

start() {
  local name=$1 command pid
  if runs "$name"; then return; fi
  install -d -m 0700 "$folder/$name"
  command_of "$name"
  [ "$(id -u)" != 0 ] || chown -R postgres "$folder/$name"
  # A process group of its own, so that a kill takes its children with it. PostgreSQL starts another group.
  (cd "$folder/$name" && exec setsid setpriv $([ "$(id -u)" != 0 ] || echo --reuid=postgres --regid=postgres --init-groups) \
    "${command[@]}" < /dev/null >> "$folder/$name/log" 2>&1) &
  pid=$!
  sleep 0.2
  echo "$pid $(born $pid)" > "$folder/$name/pid"
}

# Ends the PostgreSQL of a database, with this signal.
signal_postgres() {
  local pid
  pid=$(postmaster_of "$1")
  [ -z "$pid" ] || [ "$(readlink "/proc/$pid/cwd" 2>/dev/null)" != "$folder/$1/data" ] || kill -"$2" "$pid" 2>/dev/null || true
}

kill_part() {
  if runs "$1"; then kill -KILL -- "-$(pid_of "$1")" || true; fi
  case $1 in database-*) signal_postgres "$1" KILL ;; esac
}

wait_for() { for _ in $(seq 1 "$1"); do if "${@:2}"; then return; fi; sleep 0.5; done; echo "not reached in $(($1 / 2)) s: ${*:2}" >&2; return 1; }
answers() { [ "$(curl --silent --output /dev/null --max-time 2 --write-out '%{http_code}' "http://127.0.0.1:$(rest_port "$1")/$2" || true)" = 200 ]; }
primary() { local n; for n in 1 2; do if answers $n primary; then echo "database-$n"; return; fi; done; return 1; }
has_standby() { answers 1 sync || answers 2 sync; }
is_whole() { primary > /dev/null && has_standby; }
other_of() { [ "$1" = database-1 ] && echo database-2 || echo database-1; }
is_primary() { answers "$(number_of "$1")" primary; }
is_stopped() { ! runs "$1" && [ ! -e "$folder/$1/data/postmaster.pid" ]; }

stop() {
  local name
  for name in proxy pooler-1 pooler-2; do kill_part $name; done
  # Both at once, so that none takes over from the other.
  for name in database-1 database-2; do ! runs $name || kill -TERM "$(pid_of $name)" || true; done
  for name in database-1 database-2; do wait_for 60 is_stopped $name || kill_part $name; done
  for name in etcd-1 etcd-2 etcd-3; do kill_part $name; done
}

case ${1:-} in
  start)
    prepare
    for name in "${@:2}"; do start "$name"; done
    if [ $# = 1 ]; then
      for name in "${parts[@]}"; do start "$name"; done
      wait_for 180 is_whole
    fi ;;
  stop) stop ;;
  kill) for name in "${@:2}"; do kill_part "$name"; done ;;
  crash) signal_postgres "$2" KILL ;;
  primary) primary ;;
  whole) wait_for 180 is_whole ;;
  switchover)
    from=$(primary) to=$(other_of "$from")
    curl --silent --fail --max-time 60 --data "{\"leader\":\"$from\",\"candidate\":\"$to\"}" "http://127.0.0.1:$(rest_port "$(number_of "$from")")/switchover"
    wait_for 60 is_primary "$to" ;;
  status)
    for name in "${parts[@]}"; do runs "$name" && echo "$name runs" || echo "$name does not run"; done
    curl --silent --max-time 2 "http://127.0.0.1:$(rest_port 1)/cluster" || curl --silent --max-time 2 "http://127.0.0.1:$(rest_port 2)/cluster" ;;
  settings)
    password=$(cat "$folder/password")
    for n in 1 2; do
      echo "PORTAL_${n}_PORT=$(portal_port $n)"
      echo "PORTAL_${n}_DATABASE_URL=postgres://hunarmand:$password@127.0.0.1:$(pooler_port $n)/hunarmand"
    done
    echo "DATABASE_DIRECT_URL=postgres://hunarmand:$password@127.0.0.1:$primary_port/hunarmand"
    echo "PROXY_URL=http://127.0.0.1:$proxy_port" ;;
  *) sed -n '2,/^set/p' "$0" | sed '$d;s/^# \{0,1\}//' >&2; exit 1 ;;
esac
