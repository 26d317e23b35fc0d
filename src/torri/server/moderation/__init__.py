"""The operator's side: reports, sanctions, notices, codes, and who did what."""
