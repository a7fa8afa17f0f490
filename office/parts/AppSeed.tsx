/** What an authenticator app scans, or what is typed into it. `qr`: SVG; `seed`: base32. */
export const AppSeed = ({ qr, seed }: { qr: string; seed: string }) => (
  <>
    <p>Scan this with an authenticator app on your phone, then type the six digits that it shows.</p>
    <div className="flex flex-wrap items-center gap-5">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="What the app scans"
        width={176}
        height={176}
        className="bg-white p-2"
      />
      <p className="min-w-48 flex-1 text-muted">
        Or type this into it:
        <span className="mt-1 block font-mono break-all text-ink select-all">
          {seed.replace(/(.{4})(?=.)/g, "$1 ")}
        </span>
      </p>
    </div>
  </>
);
