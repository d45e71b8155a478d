/** An e-mail address in a fact or a column. Where it does not fit into its line, it breaks after its "@". */
export function Email({ address, className = "ltr" }: { address: string; className?: string }) {
  const host = address.indexOf("@") + 1;
  return (
    <span className={className}>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </span>
  );
}
